import type { CollectionConfig } from 'payload'
import { explainBadHref } from '@/domain/navigation/href'
import { slugify } from '@/domain/slug'
import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'
import { slugField } from '../shared/slug'

const explainAddress = (value: string | null | undefined) => (value ? (explainBadHref(value) ?? true) : true)

/** A model of a manufacturer, for range and model pages (MOD-01). Prices in dollars. */
export const Models: CollectionConfig = {
  slug: 'models',
  admin: { useAsTitle: 'name', group: 'Stock', defaultColumns: ['name', 'manufacturer_name', 'status', 'from_price'] },
  access: accessFor('models'),
  defaultSort: 'position',
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
  hooks: { afterChange: [announceChange('models')], afterDelete: [announceDelete('models')] },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      type: 'row',
      fields: [
        { name: 'manufacturer_name', type: 'text', required: true },
        { name: 'status', type: 'select', options: ['new', 'all_new', 'coming_soon'] },
        { name: 'from_price', type: 'number', min: 0 },
        { name: 'position', type: 'number', defaultValue: 10 },
      ],
    },
    { name: 'body', type: 'text', hasMany: true, admin: { description: 'Body types that the range page filters by.' } },
    { name: 'short_description', type: 'textarea', maxLength: 600 },
    { name: 'manufacturer_body', type: 'textarea' },
    { name: 'manufacturer_body1', type: 'textarea' },
    { name: 'manufacturer_body2', type: 'textarea' },
    { name: 'manufacturer_body3', type: 'textarea' },
    { name: 'image', type: 'upload', relationTo: 'media' },
    {
      name: 'cloudfront_new_image_url',
      label: 'Address of a picture without background',
      type: 'text',
      validate: explainAddress,
      admin: { description: 'A cut-out car. It takes the place of the picture on cards and on the stage of the model’s page.' },
    },
    {
      name: 'model_variants',
      type: 'array',
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', required: true },
            { name: 'dap_min_price', type: 'number', min: 0 },
            { name: 'dap_max_price', type: 'number', min: 0 },
          ],
        },
      ],
    },
    {
      name: 'new_slug',
      type: 'text',
      validate: (value: string | null | undefined) =>
        value && slugify(value) !== value ? `Write it as ${slugify(value) || 'fjell-2027'}.` : true,
      admin: { position: 'sidebar', description: 'Takes the place of the slug in addresses; the old one keeps working.' },
    },
    {
      name: 'override_url',
      type: 'text',
      validate: explainAddress,
      admin: { position: 'sidebar', description: 'Sends every link to the model here instead: a path on this site, or https://…' },
    },
    slugField('name'),
  ],
}
