import type { CollectionConfig } from 'payload'
import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'

/** A customer's review (REV-01). Its age is computed when it is shown. */
export const Reviews: CollectionConfig = {
  slug: 'reviews',
  admin: {
    useAsTitle: 'customer_name',
    group: 'Content',
    defaultColumns: ['customer_name', 'rating', 'text', 'location', 'review_date'],
    description: 'What customers wrote about you. The newest come first on the site.',
  },
  access: accessFor('reviews'),
  defaultSort: '-review_date',
  hooks: { afterChange: [announceChange('reviews')], afterDelete: [announceDelete('reviews')] },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'customer_name', label: 'Customer', type: 'text', required: true, maxLength: 80, admin: { width: '50%' } },
        {
          name: 'rating',
          label: 'Stars',
          type: 'number',
          required: true,
          min: 1,
          max: 5,
          admin: { width: '25%', description: 'From 1 to 5.' },
        },
        {
          name: 'review_date',
          label: 'Written on',
          type: 'date',
          required: true,
          index: true,
          admin: { width: '25%', date: { pickerAppearance: 'dayOnly' } },
        },
      ],
    },
    {
      name: 'text',
      label: 'What they wrote',
      type: 'textarea',
      maxLength: 3000,
      admin: { description: 'As plain text. A review without words counts towards the average and is not shown.' },
    },
    {
      name: 'image',
      label: 'Picture of the customer',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Empty: the name alone.' },
    },
    {
      name: 'location',
      type: 'relationship',
      relationTo: 'locations',
      admin: { description: 'The location it’s about. Empty: the whole business.' },
    },
  ],
}
