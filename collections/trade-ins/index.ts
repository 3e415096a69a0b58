import type { CollectionConfig, Field } from 'payload'
import { accessFor } from '../shared/access'
import { amountField, dollarsField } from '../shared/amounts'

const texts = (...names: string[]): Field[] => names.map((name) => ({ name, type: 'text' }))
const figures = (...names: string[]): Field[] => names.map((name) => ({ name, type: 'number' }))

/**
 * A visitor's trade-in vehicle (TRD-02), with the journey's input so far and the offer. Written by the journey only; the visitor's details
 * are in the lead.
 */
export const TradeIns: CollectionConfig = {
  slug: 'trade-ins',
  labels: { singular: 'Trade-in', plural: 'Trade-ins' },
  admin: {
    useAsTitle: 'make',
    group: 'Sales',
    defaultColumns: ['make', 'model', 'year', 'km', 'offer_price', 'offer_accepted', 'lead'],
    description: 'Valuations started by visitors. Contact details are in the lead.',
  },
  access: { ...accessFor('trade-ins'), create: () => false, update: () => false },
  disableDuplicate: true,
  defaultSort: '-updatedAt',
  fields: [
    { type: 'row', fields: texts('rego', 'regoState') },
    { type: 'row', fields: [...texts('make', 'model', 'badge'), ...figures('year'), amountField({ name: 'km', type: 'number' }, 'km')] },
    { name: 'adjustments', type: 'json', admin: { description: 'The answers about the car’s condition.' } },
    {
      type: 'row',
      fields: [dollarsField('offer_price'), dollarsField('offer_min'), dollarsField('offer_max'), ...figures('confidence', 'comparables')],
    },
    {
      type: 'row',
      fields: [
        { name: 'valued_at', type: 'date' },
        { name: 'offer_until', type: 'date', admin: { description: 'The offer is valid until then.' } },
        { name: 'offer_accepted', type: 'checkbox', defaultValue: false },
        { name: 'form_completed', type: 'checkbox', defaultValue: false },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
        { name: 'car_id', type: 'number', admin: { description: 'The car it’s traded against.' } },
      ],
    },
    { name: 'valuation', type: 'json', admin: { description: 'The stored result, if the site stores one.' } },
    { name: 'key_hash', type: 'text', required: true, unique: true, hidden: true },
  ],
}
