import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '@/env'
import { withClient } from '../postgres/databases'
import { copyMedia, hashFiles, packArchive, unpackArchive } from './archive'
import { dumpDatabase } from './dump-database'
import { type Manifest, MANIFEST_FILE, markSecret, MEDIA_FOLDER, writeManifest } from './manifest'

type BackupSource = Pick<Env, 'DATABASE_URL' | 'MEDIA_DIR' | 'PAYLOAD_SECRET' | 'S3_BUCKET'>

/**
 * Runs a task with a private temporary folder and deletes it afterwards.
 * @param near A folder on the disk to use.
 */
export async function withWorkFolder<Result>(near: string, task: (folder: string) => Promise<Result>): Promise<Result> {
  await mkdir(near, { recursive: true })
  const folder = mkdtempSync(path.join(near, '.backup-'))
  try {
    return await task(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Writes database and uploaded files into one archive, beside a running site, and reads the archive again to check it (REL-07). The
 * database is copied as of one moment and the files afterwards. The site keeps unused files for longer than that takes.
 */
export async function backUp(
  { DATABASE_URL, MEDIA_DIR, PAYLOAD_SECRET, S3_BUCKET }: BackupSource,
  file: string,
  now: Date,
): Promise<Manifest> {
  const near = path.dirname(path.resolve(file))
  await withWorkFolder(near, async (folder) => {
    const dump = await withClient(DATABASE_URL, (client) => dumpDatabase(client, folder))
    await mkdir(path.join(folder, MEDIA_FOLDER), { recursive: true })
    const media: Manifest['media'] =
      S3_BUCKET === undefined
        ? { kind: 'files', count: await copyMedia(path.resolve(MEDIA_DIR), folder) }
        : { kind: 'bucket', name: S3_BUCKET }
    const hashes = await hashFiles(folder)
    const manifest = writeManifest({ ...dump, media, hashes, secretMark: markSecret(PAYLOAD_SECRET) }, now)
    await writeFile(path.join(folder, MANIFEST_FILE), manifest)
    await packArchive(folder, path.resolve(file))
  })
  return withWorkFolder(near, (folder) => unpackArchive(path.resolve(file), folder))
}
