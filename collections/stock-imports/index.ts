import type { CollectionConfig, Field } from 'payload'
import { accessFor } from '../shared/access'
import { importEndpoints } from './endpoints/import-endpoints'

const count = (name: string): Field => ({ name, type: 'number', required: true, defaultValue: 0 })

/**
 * Stock imports (ADM-19) with their results, refused rows and state: held, applied or undone. Written by the import only; `endpoints/`
 * checks who may import. A run's changes and a held file are rows of `stock_import_change` and `stock_import_file`.
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
          admin: { description: 'Share of the available cars that would be or were removed from the site.' },
        },
        { name: 'started_by', type: 'text' },
      ],
    },
    {
      type: 'row',
      fields: [
        // Vehicles written by the import have exactly this time as their last change, so that later edits are detected.
        { name: 'applied_at', type: 'date', index: true },
        { name: 'undone_at', type: 'date' },
      ],
    },
    { name: 'refused_rows', type: 'json', defaultValue: [], admin: { description: 'The first thousand.' } },
    { name: 'notes', type: 'json', defaultValue: [] },
    { name: 'columns', type: 'json', required: true, admin: { description: 'The mapping that the file was read with.' } },
  ],
}
