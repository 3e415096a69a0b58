import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import type { Env } from '@/env'
import { withClient } from '../postgres/databases'
import { startNode } from '../setup/child'
import { clearMark, listMigrations, setMark } from '../setup/database-marks'
import { Refusal } from '../setup/refusal'
import { unpackArchive } from './archive'
import { withWorkFolder } from './back-up'
import { loadDatabase } from './load-database'
import { type Manifest, markSecret, MEDIA_FOLDER } from './manifest'

type Restoration = {
  env: Pick<Env, 'DATABASE_URL' | 'MEDIA_DIR' | 'PAYLOAD_SECRET'>
  variables: NodeJS.ProcessEnv
  file: string
  /** Whether the content of the database and the uploads folder may be discarded. */
  replaces: boolean
}

/** What was restored, and whether the secret differs. */
export type Restored = { manifest: Manifest; hasOtherSecret: boolean }

async function refuseLiveSite(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name like 'forecourt%'`,
  )
  if (rowCount) throw new Refusal('A site is using this database: stop it, then restore.')
}

async function refuseUnlessEmpty(client: pg.Client, mediaFolder: string): Promise<void> {
  const { rowCount } = await client.query(`select 1 from pg_tables where schemaname = 'public' limit 1`)
  if (rowCount) throw new Refusal('The database is not empty. To replace its content, add --replace.')
  if (existsSync(mediaFolder) && (await readdir(mediaFolder)).length > 0)
    throw new Refusal(`The folder ${mediaFolder} is not empty. To replace its content, add --replace.`)
}

/** Creates the tables as in the backed-up release. A newer release migrates them when it starts. */
async function createSchema({ variables, env }: Restoration, { migrations }: Manifest): Promise<void> {
  const child = startNode(['--import', 'tsx', 'scripts/backup/create-schema-process.ts', ...migrations], {
    env: { ...variables, DATABASE_URL: env.DATABASE_URL, NODE_ENV: 'production' },
  })
  if ((await child.exited) !== 0) throw new Refusal(`The tables could not be created:\n${child.output().trim()}`)
}

async function restoreMedia(folder: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true })
  for (const name of await readdir(path.join(folder, MEDIA_FOLDER))) {
    const partial = path.join(into, `.${name}.partial`)
    await copyFile(path.join(folder, MEDIA_FOLDER, name), partial)
    await rename(partial, path.join(into, name))
  }
}

/**
 * Restores an archive's database and files into an empty database and folder (REL-07). Checks every file before changing anything, and
 * counts every table's rows after writing them. Throws a Refusal of one sentence when the archive, the target or the counts are not as
 * required.
 */
export async function restore(restoration: Restoration): Promise<Restored> {
  const { env, file, replaces } = restoration
  const mediaFolder = path.resolve(env.MEDIA_DIR)
  return withWorkFolder(path.dirname(mediaFolder), async (folder) => {
    const manifest = await unpackArchive(path.resolve(file), folder)
    const known = new Set(listMigrations())
    const unknown = manifest.migrations.filter((migration) => !known.has(migration))
    if (unknown.length > 0) throw new Refusal(`The backup was made by a newer version (${unknown.join(', ')}): update the code.`)
    await withClient(env.DATABASE_URL, async (client) => {
      await refuseLiveSite(client)
      if (!replaces) await refuseUnlessEmpty(client, mediaFolder)
      if (replaces) await client.query('drop schema public cascade; create schema public')
      await setMark(client, 'migration', 'a restore')
      await createSchema(restoration, manifest)
      await loadDatabase(client, folder, manifest)
      await clearMark(client, 'migration')
    })
    if (manifest.media.kind === 'files') await restoreMedia(folder, mediaFolder)
    return { manifest, hasOtherSecret: manifest.secretMark !== markSecret(env.PAYLOAD_SECRET) }
  })
}
