import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'

type SchemaHook = NonNullable<PostgresAdapterArgs['beforeSchemaInit']>[number]

/**
 * Stores a single-choice select as text where Payload would create an enum, so that a new option needs no migration. Payload still
 * validates the value when a document is saved. Throws when there is no such select.
 */
export function storeAsText(table: string, field: string): SchemaHook {
  return ({ adapter, schema }) => {
    const columns = adapter.rawTables[table]?.columns
    const column = columns?.[field]
    if (!columns || column?.type !== 'enum') throw new Error(`${table}.${field} is not a single-choice select`)
    columns[field] = { type: 'varchar', name: column.name, notNull: column.notNull, default: column.default }
    return schema
  }
}
