import { expect, test } from 'vitest'
import { judgeDatabase, type DatabaseFacts } from './database-state'

const migrations = ['20260101_first', '20260201_second', '20260301_third']
const rows = (...names: string[]) => names.map((name) => ({ name, batch: 1 }))
const ready: DatabaseFacts = {
  migrations,
  applied: rows(...migrations),
  hasTables: true,
  migrating: undefined,
  seeding: 'done',
  lacksPlaces: false,
}
const empty: DatabaseFacts = { ...ready, applied: [], hasTables: false, seeding: undefined }

test.each<[string, DatabaseFacts, string]>([
  ['all migrated and seeded', ready, 'ready'],
  ['empty', empty, 'pending'],
  ['behind by one', { ...ready, applied: rows('20260101_first', '20260201_second') }, 'pending'],
  ['killed before the places were written', { ...ready, lacksPlaces: true }, 'pending'],
  ['migrated by hand and not seeded', { ...ready, seeding: undefined }, 'pending'],
  ['killed in the very first migration', { ...empty, migrating: '20260101_first' }, 'unfinished'],
  ['killed in the first seed', { ...ready, seeding: 'running' }, 'unfinished'],
  ['killed in a later migration', { ...ready, applied: rows('20260101_first'), migrating: '20260201_second' }, 'refused'],
  ['the record of an earlier migration is missing', { ...ready, applied: rows('20260101_first', '20260301_third') }, 'refused'],
  ['tables without any record', { ...ready, applied: [] }, 'refused'],
  ['a schema pushed in development', { ...ready, applied: [...rows(...migrations), { name: 'dev', batch: -1 }] }, 'refused'],
  ['newer than the code', { ...ready, applied: rows(...migrations, '20270101_future') }, 'refused'],
])('%s: %s', (_, facts, kind) => {
  expect(judgeDatabase(facts).kind).toBe(kind)
})

test('a refusal is one sentence that names the migration and a remedy', () => {
  expect(judgeDatabase({ ...ready, migrating: '20260301_third' })).toEqual({
    kind: 'refused',
    problem:
      'A migration was interrupted (20260301_third) and may be half applied: restore a backup, or check the database and run "npm run migrate -- --resolve".',
  })
})
