import type { TextField } from 'payload'
import { slugify } from '@/domain/slug'

/** A slug that follows a title field until it is typed over; unique per tenant by the collection's compound index. */
export function slugField(follows: string): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    index: true,
    admin: {
      position: 'sidebar',
      description: 'Part of the address: lower-case letters, digits and hyphens. Left empty, it is made from the title.',
    },
    hooks: {
      beforeValidate: [
        ({ value, data }) => {
          const source = typeof value === 'string' && value.trim() !== '' ? value : data?.[follows]
          return typeof source === 'string' ? slugify(source) : value
        },
      ],
    },
  }
}
