import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dropDatabase, ensureDatabase, withClient } from '@scripts/postgres/databases'
import { ensurePostgres, type PostgresServer } from '@scripts/postgres/ensure-postgres'
import { clearMark, listMigrations, readDatabaseFacts, setMark } from '@scripts/setup/database-marks'
import { judgeDatabase } from '@scripts/setup/database-state'
import { prepareDatabase } from '@scripts/setup/prepare-database'

const MIGRATIONS = ['20260101_first', '20260201_second']
const RECORD = 'create table payload_migrations (name text, batch numeric); create table users (id int)'
let folder = ''
let server: PostgresServer

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'database-marks-'))
  chmodSync(folder, 0o755)
  server = await ensurePostgres({ stateFolder: path.join(folder, 'state') })
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  await dropDatabase(server.urlOf('postgres'), 'subject')
  await ensureDatabase(server.urlOf('postgres'), 'subject')
})

async function judgeDatabaseAfter(...statements: string[]): Promise<string> {
  return withClient(server.urlOf('subject'), async (client) => {
    for (const statement of statements) await client.query(statement)
    return judgeDatabase(await readDatabaseFacts(client, MIGRATIONS)).kind
  })
}

describe('a real database', () => {
  test.each([
    ['empty', [], 'pending'],
    ['migrated by hand', [RECORD, "insert into payload_migrations values ('20260101_first', 1), ('20260201_second', 1)"], 'pending'],
    ['with one record missing', [RECORD, "insert into payload_migrations values ('20260201_second', 1)"], 'refused'],
    ['with another program’s tables', ['create table invoices (id int)'], 'refused'],
  ])('REL-04: a database that is %s is judged %s', async (_, statements, kind) => {
    expect(await judgeDatabaseAfter(...statements)).toBe(kind)
  })

  test('REL-04: a mark survives the rollback of its migration, and can be cleared', async () => {
    await withClient(server.urlOf('subject'), async (client) => {
      await setMark(client, 'seed', 'done')
      await setMark(client, 'migration', '20260201_second')
      await withClient(server.urlOf('subject'), async (migrating) => {
        await migrating.query('begin')
        await migrating.query(RECORD)
      })
      expect(judgeDatabase(await readDatabaseFacts(client, MIGRATIONS))).toMatchObject({ kind: 'refused' })
      await clearMark(client, 'migration')
      expect(await readDatabaseFacts(client, MIGRATIONS)).toMatchObject({ migrating: undefined, hasTables: false, seeding: 'done' })
    })
  })

  test('REL-04: clearing a mark that was never set does nothing', async () => {
    await withClient(server.urlOf('subject'), (client) => clearMark(client, 'migration'))
    expect(await judgeDatabaseAfter()).toBe('pending')
  })

  test.each([
    [
      'a half-applied migration',
      [
        ['migration', '20260201_second'],
        ['seed', 'done'],
      ],
      'A migration was interrupted',
    ],
    ['an interrupted first setup in a database that we may not empty', [['seed', 'running']], 'empty the database'],
  ] as const)('REL-04: %s is refused before anything starts', async (_, marks, words) => {
    await withClient(server.urlOf('subject'), async (client) => {
      for (const [key, value] of marks) await setMark(client, key, value)
    })
    const preparation = {
      variables: { ...process.env, DATABASE_URL: server.urlOf('subject') },
      lockUrl: server.urlOf('postgres'),
      label: 'test',
    }
    await expect(prepareDatabase(preparation)).rejects.toThrow(words)
  })

  test('REL-04: the committed migrations are found in order, without their index', () => {
    const names = listMigrations()
    expect(names.length).toBeGreaterThan(0)
    expect(names).toEqual(names.toSorted())
    expect(names).not.toContain('index')
  })
})
