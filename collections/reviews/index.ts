import type { CollectionConfig } from 'payload'
import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'

/** A customer's review (REV-01); the words for its age are computed where it is shown. */
export const Reviews: CollectionConfig = {
  slug: 'reviews',
  admin: { useAsTitle: 'customer_name', group: 'Content', defaultColumns: ['customer_name', 'rating', 'review_date'] },
  access: accessFor('reviews'),
  defaultSort: '-review_date',
  hooks: { afterChange: [announceChange('reviews')], afterDelete: [announceDelete('reviews')] },
  fields: [
    { name: 'customer_name', type: 'text', required: true, maxLength: 80 },
    { name: 'rating', type: 'number', required: true, min: 1, max: 5 },
    { name: 'text', type: 'textarea', maxLength: 3000 },
    { name: 'review_date', type: 'date', required: true, index: true },
    { name: 'image', type: 'upload', relationTo: 'media' },
    { name: 'location', type: 'relationship', relationTo: 'locations' },
  ],
}
