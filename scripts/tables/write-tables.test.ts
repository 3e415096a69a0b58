import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generateTables, TABLES_FILE } from './generate'
import { writeTables } from './write-tables'

const column = (type: string, notNull = true, usual: object = {}) => ({ name: 'one', type, notNull, ...usual })
const migration = (...columns: ReturnType<typeof column>[]) => ({
  tables: {
    'public.stock_cars': {
      name: 'stock_cars',
      columns: Object.fromEntries(columns.map((one, at) => [`c${at}`, { ...one, name: `c${at}` }])),
    },
  },
  enums: { 'public.enum_state': { name: 'enum_state', values: ['held', "driver's"] } },
})

test('CARD-01: the types of tables match the newest migration: run npm run generate when this fails', async () => {
  expect(await generateTables()).toBe(readFileSync(TABLES_FILE, 'utf8'))
})

test.each([
  [column('integer'), 'c0: number'],
  [column('varchar', false), 'c0: string | null'],
  [column('serial'), 'c0: Generated<number>'],
  [column('boolean', true, { default: false }), 'c0: Generated<boolean>'],
  [column('numeric'), 'c0: Numeric'],
  [column('timestamp(3) with time zone', false), 'c0: Instant | null'],
  [column('enum_state'), "c0: 'held' | 'driver\\'s'"],
])('CARD-01: a column %j is written as %s', (one, line) => {
  expect(writeTables(migration(one), ['stock_cars'])).toContain(`type StockCarsTable = {\n  ${line}\n}`)
})

test('CARD-01: an unknown table or type is reported by name', () => {
  expect(() => writeTables(migration(), ['cars'])).toThrow('no table cars')
  expect(() => writeTables(migration(column('tsvector')), ['stock_cars'])).toThrow('type tsvector')
})
