import type { CollectionConfig, Field } from 'payload'
import { accessFor } from '../shared/access'
import { importEndpoints } from './endpoints/import-endpoints'

const count = (name: string): Field => ({ name, type: 'number', required: true, defaultValue: 0 })

/**
 * The imports of stock that were run (ADM-19): what each did and refused, and whether it stands, waits or was taken back. Written by the import
 * alone; who may import is said in `endpoints/`. What a run changed, and a held file, are rows of `stock_import_change` and `stock_import_file`.
 */
export const StockImports: CollectionConfig = {
  slug: 'stock-imports',
  labels: { singular: 'Stock import', plural: 'Stock imports' },
  admin: {
    useAsTitle: 'file_name',
    group: 'Stock',
    defaultColumns: ['file_name', 'dealership', 'state', 'added', 'changed', 'removed', 'refused', 'createdAt'],
    components: { beforeListTable: ['@/app/(payload)/fields/stock-import-field#StockImportPanel'] },
  },
  access: { ...accessFor('stock-imports'), create: () => false, update: () => false },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  endpoints: importEndpoints,
  fields: [
    { name: 'actions', type: 'ui', admin: { components: { Field: '@/app/(payload)/fields/stock-import-field#StockImportActions' } } },
    {
      type: 'row',
      fields: [
        { name: 'file_name', label: 'File', type: 'text', required: true },
        { name: 'dealership', type: 'relationship', relationTo: 'dealerships', required: true, index: true },
        {
          name: 'state',
          type: 'select',
          required: true,
          index: true,
          options: ['held', 'applied', 'undone', 'superseded'],
          admin: { description: 'held: waits for a release. superseded: a later import came first.' },
        },
      ],
    },
    { type: 'row', fields: ['added', 'changed', 'removed', 'refused', 'unchanged'].map(count) },
    {
      type: 'row',
      fields: [
        {
          name: 'fall',
          type: 'text',
          required: true,
          admin: { description: 'What of the cars on offer would leave the site, or left it.' },
        },
        { name: 'started_by', type: 'text' },
      ],
    },
    {
      type: 'row',
      fields: [
        // every car that the import wrote has this very moment as its last change: so a later edit is noticed
        { name: 'applied_at', type: 'date', index: true },
        { name: 'undone_at', type: 'date' },
      ],
    },
    { name: 'refused_rows', type: 'json', defaultValue: [], admin: { description: 'The first thousand.' } },
    { name: 'notes', type: 'json', defaultValue: [] },
    { name: 'columns', type: 'json', required: true, admin: { description: 'The mapping that the file was read with.' } },
  ],
}
