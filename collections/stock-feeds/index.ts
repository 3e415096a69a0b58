import type { CollectionConfig, JSONFieldValidation } from 'payload'
import { mappingSchema } from '@/domain/import/mapping'
import { accessFor } from '../shared/access'

const isMapping: JSONFieldValidation = (value) =>
  mappingSchema.safeParse(value).success || 'Give a list of { "column", "field", "separator" } with known fields.'

/** The mapping from a system's file columns to fields, for one dealership (ADM-19). */
export const StockFeeds: CollectionConfig = {
  slug: 'stock-feeds',
  labels: { singular: 'Stock feed', plural: 'Stock feeds' },
  admin: { useAsTitle: 'name', group: 'Stock', defaultColumns: ['name', 'dealership', 'updatedAt'] },
  access: accessFor('stock-feeds'),
  disableDuplicate: true,
  indexes: [{ fields: ['dealership', 'name'], unique: true }],
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'The name for npm run import -- --mapping=…' },
    },
    { name: 'dealership', type: 'relationship', relationTo: 'dealerships', required: true },
    {
      name: 'columns',
      type: 'json',
      required: true,
      validate: isMapping,
      admin: { description: 'Made under Stock imports: choose a file, set its columns, save the mapping.' },
    },
  ],
}
