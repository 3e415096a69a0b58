import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'

type SchemaHook = NonNullable<PostgresAdapterArgs['beforeSchemaInit']>[number]

/**
 * Stores a select with one choice as text, where Payload would make an enum: a new option then needs no migration. Payload still refuses other
 * values when a document is saved. Throws when there is no such select.
 */
export function storeAsText(table: string, field: string): SchemaHook {
  return ({ adapter, schema }) => {
    const columns = adapter.rawTables[table]?.columns
    const column = columns?.[field]
    if (!columns || column?.type !== 'enum') throw new Error(`${table}.${field} is no select with one choice`)
    columns[field] = { type: 'varchar', name: column.name, notNull: column.notNull, default: column.default }
    return schema
  }
}
