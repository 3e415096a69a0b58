import { z } from 'zod'

const column = z.object({ name: z.string(), type: z.string(), notNull: z.boolean(), default: z.unknown().optional() })
const snapshot = z.object({
  tables: z.record(z.string(), z.object({ name: z.string(), columns: z.record(z.string(), column) })),
  enums: z.record(z.string(), z.object({ name: z.string(), values: z.array(z.string()) })),
})
type Column = z.infer<typeof column>

/** Types of columns as the driver reads and accepts them. See `src/server/database/columns.ts` for those that differ. */
const TYPES: Readonly<Record<string, string>> = {
  serial: 'number',
  integer: 'number',
  varchar: 'string',
  boolean: 'boolean',
  numeric: 'Numeric',
  jsonb: 'Json',
  'timestamp(3) with time zone': 'Instant',
  'timestamp with time zone': 'Instant',
  date: 'Instant',
  text: 'string',
  'character varying': 'string',
  bigint: 'Numeric',
  'double precision': 'number',
  bytea: 'Uint8Array',
}

function toType({ type, notNull, default: usual }: Column, enums: ReadonlyMap<string, readonly string[]>): string {
  const values = enums.get(type)
  const plain = values ? values.map((value) => `'${value.replaceAll("'", "\\'")}'`).join(' | ') : TYPES[type]
  if (plain === undefined) throw new Error(`The type ${type} of a column is not known: add it to scripts/tables/write-tables.ts.`)
  const whole = notNull ? plain : `${plain} | null`
  return type === 'serial' || usual !== undefined ? `Generated<${whole}>` : whole
}

const toTypeName = (table: string) =>
  `${table
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Table`

/**
 * Returns the source of the table types, with which the compiler checks queries.
 * @param migration The snapshot of the newest migration, as JSON.
 * @param names The tables, in the order in which they are written.
 * @param more Tables that the snapshot lacks, in its form.
 * @throws when a table is not in the snapshot, or a column has an unknown type.
 */
export function writeTables(migration: unknown, names: readonly string[], more: Record<string, unknown> = {}): string {
  const { tables: own, enums } = snapshot.parse(migration)
  const tables = { ...own, ...snapshot.shape.tables.parse(more) }
  const valuesOf = new Map(Object.values(enums).map(({ name, values }) => [name, values]))
  const types = names.map((name) => {
    const table = Object.values(tables).find((one) => one.name === name)
    if (!table) throw new Error(`There is no table ${name} in the newest migration.`)
    const columns = Object.values(table.columns).map((one) => `  ${one.name}: ${toType(one, valuesOf)}`)
    return `type ${toTypeName(name)} = {\n${columns.join('\n')}\n}\n`
  })
  const all = names.map((name) => `  ${name}: ${toTypeName(name)}`).join('\n')
  const used = ['Generated', 'Instant', 'Json', 'Numeric'].filter((name) => types.join('').includes(name))
  return [
    '// Written by `npm run generate` from the newest migration. Do not edit.',
    ...(used.length > 0 ? [`import type { ${used.join(', ')} } from './columns'`] : []),
    '',
    types.join('\n'),
    `/** Tables that typed queries read and write; scripts/tables/generate.ts lists them. */\nexport type Tables = {\n${all}\n}\n`,
  ].join('\n')
}
