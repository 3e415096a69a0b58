import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { create, extract } from 'tar'
import type { Payload } from 'payload'
import { env } from '@/env'
import { payloadClient } from '@/server/process/payload-client'
import { backUp } from '@scripts/backup/back-up'
import { markSecret, readManifest } from '@scripts/backup/manifest'
import { restore } from '@scripts/backup/restore'
import { dropDatabase, ensureDatabase, withClient, withDatabase } from '@scripts/postgres/databases'
import { listMigrations, readDatabaseFacts } from '@scripts/setup/database-marks'
import { judgeDatabase } from '@scripts/setup/database-state'

const ADMIN_URL = process.env.FORECOURT_TEST_ADMIN_URL ?? ''
const TARGET = `forecourt_test_restored_${process.pid}`
const TARGET_URL = withDatabase(ADMIN_URL, TARGET)
/** Characters that JSON, lines or columns could corrupt. */
const ODD_TEXT = 'tab\there, line\nbreak, back\\slash, \\N, “quotes”, 中文, 🚗'
let folder = ''
let archive = ''
let payload: Payload

const place = () => ({ ...env(), MEDIA_DIR: path.join(folder, 'media') })
const emptyTarget = (name: string) => ({ ...env(), DATABASE_URL: TARGET_URL, MEDIA_DIR: path.join(folder, name) })
const restoreInto = (name: string, options: { file?: string; replaces?: boolean } = {}) =>
  restore({ env: emptyTarget(name), variables: process.env, file: archive, replaces: false, ...options })

/** Returns one hash per table over all of its rows, and all constraints, indexes and sequences. */
async function describeDatabase(url: string): Promise<Record<string, unknown>> {
  return withClient(url, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'search_sync' order by 1`,
    )
    const content: Record<string, unknown> = {}
    for (const { name } of tables.rows) {
      // A revision is a transaction number of this server.
      const row = name === 'search_document' ? `to_jsonb(t) - 'rev'` : 't'
      const { rows } = await client.query(
        `select count(*)::int as rows, md5(coalesce(string_agg(md5((${row})::text), '' order by md5((${row})::text)), '')) as hash from "${name}" t`,
      )
      content[name] = rows[0]
    }
    const list = async (query: string) => (await client.query<{ line: string }>(query)).rows.map(({ line }) => line)
    content['.constraints'] = await list(
      `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint where connamespace = 'public'::regnamespace order by 1`,
    )
    content['.indexes'] = await list(`select indexdef as line from pg_indexes where schemaname = 'public' order by 1`)
    content['.triggers'] = await list(`select tgname || tgenabled::text as line from pg_trigger where not tgisinternal order by 1`)
    content['.sequences'] = await list(
      `select sequencename || ' ' || coalesce(last_value::text, 'unused') as line from pg_sequences where schemaname = 'public' order by 1`,
    )
    return content
  })
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'forecourt-backup-'))
  const media = path.join(folder, 'media')
  mkdirSync(media)
  for (const name of readdirSync(env().MEDIA_DIR).slice(0, 5)) copyFileSync(path.join(env().MEDIA_DIR, name), path.join(media, name))
  writeFileSync(path.join(media, '.half-written'), 'no picture yet')
  payload = await payloadClient()
  const [tenant] = (await payload.find({ collection: 'tenants', limit: 1, depth: 0 })).docs
  await payload.create({
    collection: 'redirects',
    data: { tenant: tenant?.id ?? 0, from: '/odd', to: '/contact', status: '301', origin: 'person', note: ODD_TEXT },
  })
  archive = path.join(folder, 'backup.tar.gz')
  await backUp(place(), archive, new Date())
})

beforeEach(async () => {
  await dropDatabase(ADMIN_URL, TARGET)
  await ensureDatabase(ADMIN_URL, TARGET)
})

afterAll(async () => {
  await dropDatabase(ADMIN_URL, TARGET)
  rmSync(folder, { recursive: true, force: true })
})

test('REL-04, REL-07: a restore refuses a database that is not empty; when told to replace it, it restores every row, constraint, index, sequence and file', async () => {
  await withClient(TARGET_URL, (client) => client.query('create table kept as select 42 as answer'))
  await expect(restoreInto('restored')).rejects.toThrow('The database is not empty')
  expect(await withClient(TARGET_URL, async (client) => (await client.query('select answer from kept')).rows)).toEqual([{ answer: 42 }])

  const { manifest, hasOtherSecret } = await restoreInto('restored', { replaces: true })
  const [before, after] = [await describeDatabase(env().DATABASE_URL), await describeDatabase(TARGET_URL)]
  expect(after).toEqual(before)
  expect(manifest.tables.find(({ name }) => name === 'vehicles')?.rows).toBeGreaterThan(4_000)
  expect(hasOtherSecret).toBe(false)
  const media = readdirSync(path.join(folder, 'media')).filter((name) => !name.startsWith('.'))
  expect(readdirSync(path.join(folder, 'restored')).toSorted()).toEqual(media.toSorted())
  for (const name of media)
    expect(readFileSync(path.join(folder, 'restored', name)).equals(readFileSync(path.join(folder, 'media', name)))).toBe(true)
  const verdict = await withClient(TARGET_URL, async (client) => judgeDatabase(await readDatabaseFacts(client, listMigrations())))
  expect(verdict).toEqual({ kind: 'ready' })
  // Revisions belong to the server that restored them, and search engines index from the beginning.
  const { rows } = await withClient(TARGET_URL, (client) =>
    client.query(
      `select (select count(*)::int from search_sync) synced,
         (select count(*)::int from search_document where rev >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint) future`,
    ),
  )
  expect(rows).toEqual([{ synced: 0, future: 0 }])
}, 90_000)

test('REL-07: a restore refuses an uploads folder that is not empty', async () => {
  mkdirSync(path.join(folder, 'taken'))
  writeFileSync(path.join(folder, 'taken', 'kept.webp'), 'x')
  await expect(restoreInto('taken')).rejects.toThrow(/folder .* is not empty/)
})

test('REL-07: a restore refuses a database that a site uses', async () => {
  await withClient(`${TARGET_URL}?application_name=forecourt-reads`, () =>
    expect(restoreInto('live', { replaces: true })).rejects.toThrow('A site is using this database'),
  )
})

/** Returns the archive with one change. */
async function editArchive(name: string, change: (unpacked: string) => void): Promise<string> {
  const unpacked = path.join(folder, name)
  mkdirSync(unpacked)
  await extract({ file: archive, cwd: unpacked })
  change(unpacked)
  const file = path.join(folder, `${name}.tar.gz`)
  await create({ file, gzip: true, cwd: unpacked }, ['manifest.json', 'tables', 'media'])
  return file
}

const dropLine = (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace(/^.*\n/, ''))

test.each<[string, (unpacked: string) => void, RegExp]>([
  ['lacks a row', (unpacked) => dropLine(path.join(unpacked, 'tables', 'vehicles.copy')), /vehicles\.copy is not what was backed up/],
  ['lacks a file', (unpacked) => rmSync(path.join(unpacked, 'tables', 'vehicles.copy')), /vehicles\.copy is not what was backed up/],
  ['has a file more', (unpacked) => writeFileSync(path.join(unpacked, 'media', 'more.webp'), 'x'), /more\.webp is not what was backed up/],
  ['has no manifest', (unpacked) => writeFileSync(path.join(unpacked, 'manifest.json'), '{}'), /manifest cannot be read/],
])('REL-07: an archive that %s is refused before anything is touched', async (name, change, problem) => {
  const file = await editArchive(name.replaceAll(' ', '-'), change)
  await expect(restoreInto('spoilt', { file })).rejects.toThrow(problem)
  const tables = await withClient(
    TARGET_URL,
    async (client) => (await client.query(`select 1 from pg_tables where schemaname = 'public'`)).rowCount,
  )
  expect(tables).toBe(0)
})

test("REL-07: an archive whose counts don't match its rows is not restored, and the database stays unusable until a restore succeeds", async () => {
  const file = await editArchive('miscounted', (unpacked) => {
    const place = path.join(unpacked, 'manifest.json')
    const manifest = readManifest(readFileSync(place, 'utf8'))
    const tables = manifest?.tables.map((table) => (table.name === 'vehicles' ? { ...table, rows: table.rows + 1 } : table))
    writeFileSync(place, JSON.stringify({ ...manifest, tables }))
  })
  await expect(restoreInto('miscounted-media', { file })).rejects.toThrow(/^vehicles has \d+ rows, and \d+ were backed up/)
  const verdict = await withClient(TARGET_URL, async (client) => judgeDatabase(await readDatabaseFacts(client, listMigrations())))
  expect(verdict.kind).toBe('unfinished')
}, 90_000)

test('REL-07: a truncated archive is refused', async () => {
  const file = path.join(folder, 'cut-off.tar.gz')
  const whole = readFileSync(archive)
  writeFileSync(file, whole.subarray(0, Math.floor(whole.length / 2)))
  await expect(restoreInto('cut', { file })).rejects.toThrow('is not a complete backup')
})

test("REL-07: a secret other than the backup's is recognised, without the archive revealing it", () => {
  expect(markSecret('a')).not.toBe(markSecret('b'))
  expect(markSecret(env().PAYLOAD_SECRET)).not.toContain(env().PAYLOAD_SECRET)
})
