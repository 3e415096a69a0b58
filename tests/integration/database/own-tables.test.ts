import { expect, test } from 'vitest'
import { databasePool } from '@/server/database/pool'
import { OWN_TABLES } from '@scripts/tables/own-tables'

test.each(Object.entries(OWN_TABLES))(
  'CARD-01: table %s of the database has the columns that typed queries expect',
  async (table, columns) => {
    const { rows } = await databasePool().query(
      `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as is_required, (atthasdef or attidentity <> '') as has_default
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [table],
    )
    const found = rows.map(({ name, type, is_required, has_default }) => [
      name,
      has_default ? [type, is_required, true] : [type, is_required],
    ])
    expect(Object.fromEntries(found)).toEqual(columns)
  },
)
