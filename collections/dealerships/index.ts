import type { CollectionConfig } from 'payload'
import { explainTakenSegment } from '@/domain/search/search-address'
import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'
import { explainWebsite } from '../shared/link'
import { slugField } from '../shared/slug'
import { redirectMovedDealership } from './hooks/redirect-moved-dealership'
import { refuseWithStock, republishStock } from './hooks/republish-stock'

/** A business that owns stock and locations (TEN-06). A tenant may sell the stock of several. */
export const Dealerships: CollectionConfig = {
  slug: 'dealerships',
  admin: {
    useAsTitle: 'name',
    group: 'Stock',
    defaultColumns: ['name', 'legal_name', 'slug'],
    description: 'The businesses that own cars and locations. Your platform’s staff set them up.',
  },
  access: accessFor('dealerships'),
  hooks: {
    beforeDelete: [refuseWithStock],
    afterChange: [announceChange('dealerships'), redirectMovedDealership, republishStock],
    afterDelete: [announceDelete('dealerships')],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      name: 'legal_name',
      label: 'Legal name',
      type: 'text',
      admin: { description: 'As registered, such as Harbour City Motors Pty Ltd.' },
    },
    {
      name: 'website_url',
      label: 'Address of its website',
      type: 'text',
      validate: explainWebsite,
      admin: { description: 'If it has its own site: https://…' },
    },
    { ...slugField('name', explainTakenSegment), unique: true },
  ],
}
