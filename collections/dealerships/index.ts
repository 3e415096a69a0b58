import type { CollectionConfig } from 'payload'
import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'
import { slugField } from '../shared/slug'

/** A business that owns stock and locations (TEN-06). A tenant may sell the stock of several. */
export const Dealerships: CollectionConfig = {
  slug: 'dealerships',
  admin: { useAsTitle: 'name', group: 'Stock', defaultColumns: ['name', 'slug'] },
  access: accessFor('dealerships'),
  hooks: { afterChange: [announceChange('dealerships')], afterDelete: [announceDelete('dealerships')] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'legal_name', type: 'text' },
    { name: 'website_url', type: 'text' },
    { ...slugField('name'), unique: true },
  ],
}
