import type { TextField } from 'payload'
import { slugify } from '@/domain/text/slug'

/**
 * A slug that follows a title field until it is edited; unique per tenant by the collection's compound index.
 * @param explain Returns why a slug is refused, or null.
 */
export function slugField(follows: string, explain: (slug: string) => string | null = () => null): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    index: true,
    admin: {
      position: 'sidebar',
      description: 'Part of the address: lower-case letters, digits and hyphens. Left empty, it is made from the title.',
    },
    validate: (value: string | null | undefined) => (value ? (explain(value) ?? true) : 'Type a title or a slug, such as moorooka.'),
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
