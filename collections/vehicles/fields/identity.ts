import type { Field, FieldHook } from 'payload'
import { CAR_TYPES } from '@/domain/vehicle/vehicle'
import { nameMakes } from '@collections/shared/make'
import { structuredField } from '@collections/shared/structured-field'
import { findKind, toVehicleKind, VEHICLE_KINDS } from '@/domain/vehicle/kinds/kinds'

/** Stores what feeds and older releases wrote for a kind under its name (KIND-01). */
const nameKind: FieldHook = ({ value }) => (typeof value === 'string' ? toVehicleKind(value) : value)

/** Identity and location (CAR-01), and the kind (KIND-01). */
export const identityFields: Field[] = [
  { name: 'name', type: 'text', required: true, admin: { description: '2023 Toyota RAV4 GX Hybrid' } },
  {
    type: 'row',
    fields: [
      { name: 'year', type: 'number', min: 1900, max: 2100 },
      { name: 'make', type: 'text', required: true, index: true, hooks: { beforeValidate: [nameMakes] } },
      { name: 'model', type: 'text', required: true, index: true },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'badge', type: 'text' },
      { name: 'series', type: 'text' },
      { name: 'carsales_title', type: 'text' },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'stocknum', label: 'Stock number', type: 'text', required: true, index: true },
      { name: 'vin', label: 'VIN', type: 'text', maxLength: 17, index: true },
      { name: 'nvic', label: 'NVIC', type: 'text' },
      { name: 'has_nvic', type: 'checkbox', defaultValue: false },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'car_type',
        type: 'select',
        required: true,
        defaultValue: 'used',
        index: true,
        options: CAR_TYPES.map((type) => ({ label: type, value: type })),
      },
      {
        name: 'item_type',
        label: 'Kind',
        type: 'select',
        defaultValue: 'car',
        options: VEHICLE_KINDS.map((kind) => ({ label: findKind(kind).label, value: kind })),
        hooks: { beforeValidate: [nameKind] },
      },
    ],
  },
  structuredField({ name: 'categories', defaultValue: [] }, { kind: 'list', item: 'Category', of: { kind: 'text' } }),
  {
    type: 'row',
    fields: [
      { name: 'regplate', label: 'Rego', type: 'text' },
      { name: 'rego_expiry', type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } },
      { name: 'compliance_date', type: 'text' },
      { name: 'build_date', type: 'text' },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'dealership', type: 'relationship', relationTo: 'dealerships', required: true, index: true },
      { name: 'location', type: 'relationship', relationTo: 'locations', index: true },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'city', type: 'text' },
      { name: 'state', type: 'text' },
      { name: 'private_suburb', type: 'text' },
      { name: 'private_postcode', type: 'text' },
    ],
  },
]
