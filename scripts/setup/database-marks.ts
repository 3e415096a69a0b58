import { existsSync, readdirSync } from 'node:fs'
import type pg from 'pg'
import { z } from 'zod'
import type { DatabaseFacts } from './database-state'

type Mark = 'migration' | 'seed' | 'demo logins'

/** Returns the names of the committed migrations, oldest first. */
export function listMigrations(folder = 'migrations'): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted()
}

/** Reads what judgeDatabase() needs. Works on an empty database. */
export async function readDatabaseFacts(client: pg.Client, migrations: readonly string[]): Promise<DatabaseFacts> {
  const { rows: tables } = await client.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'")
  const names = new Set(tables.map(({ name }) => name))
  const applied = names.has('payload_migrations') ? await readApplied(client) : []
  const marks = names.has('forecourt_setup') ? await readMarks(client) : new Map<string, string>()
  return {
    migrations,
    applied,
    hasTables: [...names].some((name) => name !== 'forecourt_setup' && name !== 'payload_migrations'),
    migrating: marks.get('migration'),
    seeding: marks.get('seed'),
    lacksPlaces: names.has('place') && (await isPlacesEmpty(client)),
  }
}

async function isPlacesEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>('select not exists (select from place) as empty')
  return rows[0]?.empty === true
}

async function readApplied(client: pg.Client): Promise<{ name: string; batch: number }[]> {
  const { rows } = await client.query<{ name: string; batch: string }>('select name, batch from payload_migrations')
  return rows.map(({ name, batch }) => ({ name, batch: Number(batch) }))
}

async function readMarks(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ key: string; value: string }>('select key, value from forecourt_setup')
  return new Map(rows.map(({ key, value }) => [key, value]))
}

const logins = z.array(z.object({ email: z.string(), password: z.string(), role: z.string(), sites: z.array(z.string()) }))

export type DemoLogin = z.infer<typeof logins>[number]

/** Returns the logins of the demonstration, recorded when it was created. Returns none without a demonstration. */
export async function readDemoLogins(client: pg.Client): Promise<DemoLogin[]> {
  const text = (await readMarks(client)).get('demo logins')
  return text === undefined ? [] : logins.parse(JSON.parse(text))
}

/** Sets a mark that survives a kill -9, outside any transaction of the work it announces. */
export async function setMark(client: pg.Client, key: Mark, value: string): Promise<void> {
  await client.query(
    'create table if not exists forecourt_setup (key text primary key, value text not null, at timestamptz not null default now())',
  )
  await client.query('insert into forecourt_setup (key, value) values ($1, $2) on conflict (key) do update set value = $2, at = now()', [
    key,
    value,
  ])
}

export async function clearMark(client: pg.Client, key: Mark): Promise<void> {
  const { rows } = await client.query<{ name: string | null }>("select to_regclass('forecourt_setup')::text as name")
  if (rows[0]?.name) await client.query('delete from forecourt_setup where key = $1', [key])
}
