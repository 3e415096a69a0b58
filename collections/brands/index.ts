import type { CollectionConfig } from 'payload'
import { explainBadPictureHref } from '@/domain/navigation/href'
import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'
import { nameMakes } from '../shared/make'
import { slugField } from '../shared/slug'

/** Makes by their usual names (BRD-04): one list for the whole platform. */
export const Brands: CollectionConfig = {
  slug: 'brands',
  admin: {
    useAsTitle: 'name',
    group: 'Platform',
    defaultColumns: ['name', 'slug', 'kind'],
    hideAPIURL: true,
    description: 'Every make the platform knows. A site shows the ones it sells.',
  },
  access: accessFor('brands'),
  defaultSort: 'name',
  hooks: { afterChange: [announceChange('brands')], afterDelete: [announceDelete('brands')] },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, hooks: { beforeValidate: [nameMakes] } },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'car',
      options: [
        { label: 'Cars', value: 'car' },
        { label: 'Motorcycles', value: 'motorcycle' },
        { label: 'Trucks', value: 'truck' },
        { label: 'Caravans', value: 'caravan' },
        { label: 'The group’s own', value: 'own' },
      ],
    },
    {
      name: 'logo_url',
      label: 'Logo address',
      type: 'text',
      validate: (value: string | null | undefined) => (value ? (explainBadPictureHref(value) ?? true) : true),
      admin: { description: 'Empty: the platform’s logo for the make, or else its name.' },
    },
    { ...slugField('name'), unique: true },
  ],
}
