import type { CollectionConfig, TextareaField } from 'payload'
import { explainTakenModelSlug } from '@/domain/models/model-path'
import { explainBadHref, explainBadPictureHref } from '@/domain/navigation/href'
import { slugify } from '@/domain/text/slug'
import { accessFor } from '../shared/access'
import { dollarsField } from '../shared/amounts'
import { announceChange, announceDelete } from '../shared/announce'
import { refuseBadPlaceholdersIn } from '../shared/check-placeholders'
import { nameMakes } from '../shared/make'
import { rowLabel } from '../shared/row-label'
import { slugField } from '../shared/slug'
import { redirectMovedModel } from './hooks/redirect-moved-model'

const explainAddress = (value: string | null | undefined) => (value ? (explainBadHref(value) ?? true) : true)

/** The manufacturer's texts about a model, in up to four parts (MOD-06). */
const STORY_NAMES = ['manufacturer_body', 'manufacturer_body1', 'manufacturer_body2', 'manufacturer_body3']
const STORY_FIELDS = STORY_NAMES.map((name, at): TextareaField => ({
  name,
  label: `Manufacturer’s description, part ${at + 1}`,
  type: 'textarea',
}))

/** A model of a manufacturer, for range and model pages (MOD-01). Prices in dollars. */
export const Models: CollectionConfig = {
  slug: 'models',
  admin: { useAsTitle: 'name', group: 'Stock', defaultColumns: ['name', 'manufacturer_name', 'status', 'from_price'] },
  access: accessFor('models'),
  defaultSort: 'position',
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
  hooks: {
    beforeValidate: [refuseBadPlaceholdersIn('models', ['short_description', ...STORY_NAMES])],
    afterChange: [announceChange('models'), redirectMovedModel],
    afterDelete: [announceDelete('models')],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      type: 'row',
      fields: [
        { name: 'manufacturer_name', label: 'Brand', type: 'text', required: true, hooks: { beforeValidate: [nameMakes] } },
        {
          name: 'status',
          label: 'Label on its card',
          type: 'select',
          options: [
            { label: 'New', value: 'new' },
            { label: 'All new', value: 'all_new' },
            { label: 'Coming soon', value: 'coming_soon' },
          ],
        },
        dollarsField('from_price', { label: 'Price from', min: 0 }),
        { name: 'position', type: 'number', defaultValue: 10, admin: { description: 'Lower comes first.' } },
      ],
    },
    {
      name: 'body',
      label: 'Body types',
      type: 'text',
      hasMany: true,
      admin: { description: 'What the range page filters by: SUV, Ute, Hatch.' },
    },
    { name: 'short_description', label: 'Short description', type: 'textarea', maxLength: 600 },
    ...STORY_FIELDS,
    { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
    {
      name: 'cloudfront_new_image_url',
      label: 'Address of a picture without background',
      type: 'text',
      validate: (value: string | null | undefined) => (value ? (explainBadPictureHref(value) ?? true) : true),
      admin: { description: 'A cut-out car. It replaces the picture on cards and at the top of the model’s page.' },
    },
    {
      name: 'model_variants',
      label: 'Variants',
      labels: { singular: 'Variant', plural: 'Variants' },
      type: 'array',
      admin: { components: rowLabel('variant', 'Variant'), initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', required: true },
            dollarsField('dap_min_price', { label: 'Drive away from', min: 0 }),
            dollarsField('dap_max_price', { label: 'Drive away to', min: 0 }),
          ],
        },
      ],
    },
    {
      name: 'new_slug',
      label: 'New slug',
      type: 'text',
      validate: (value: string | null | undefined) =>
        value && slugify(value) !== value ? `Write it as ${slugify(value) || 'fjell-2027'}.` : (explainTakenModelSlug(value ?? '') ?? true),
      admin: { position: 'sidebar', description: 'Replaces the slug in addresses; the old one still works.' },
    },
    {
      name: 'override_url',
      label: 'Other address',
      type: 'text',
      validate: explainAddress,
      admin: { position: 'sidebar', description: 'All links to the model go here instead: a path on this site, or https://…' },
    },
    slugField('name', explainTakenModelSlug),
  ],
}
