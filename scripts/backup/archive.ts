import { createHash } from 'node:crypto'
import { createReadStream, existsSync, renameSync, rmSync } from 'node:fs'
import { chmod, copyFile, link, mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { create, extract } from 'tar'
import { Refusal } from '../setup/refusal'
import { type Manifest, MANIFEST_FILE, MEDIA_FOLDER, readManifest, TABLES_FOLDER } from './manifest'

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Returns the SHA-256 hashes of the files of an unpacked archive, by their paths in it. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const part of [TABLES_FOLDER, MEDIA_FOLDER]) {
    const names = existsSync(path.join(folder, part)) ? (await readdir(path.join(folder, part))).toSorted() : []
    for (const name of names) hashes[`${part}/${name}`] = await hashFile(path.join(folder, part, name))
  }
  return hashes
}

/**
 * Copies the uploaded files into an archive's folder. Uses hard links where the disk supports them, so that a file deleted from the site
 * meanwhile stays whole in the archive. Skips files whose names start with a dot: they are still being written.
 * @returns The number of files.
 */
export async function copyMedia(from: string, folder: string): Promise<number> {
  const into = path.join(folder, MEDIA_FOLDER)
  await mkdir(into, { recursive: true })
  if (!existsSync(from)) return 0
  const entries = await readdir(from, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
  for (const name of names) {
    const [source, target] = [path.join(from, name), path.join(into, name)]
    await link(source, target).catch(() => copyFile(source, target))
  }
  return names.length
}

/** Packs a folder into an archive, which gets its name once it is complete. It contains visitors' data, so only its owner may read it. */
export async function packArchive(folder: string, file: string): Promise<void> {
  const partial = `${file}.partial`
  try {
    await create({ file: partial, gzip: true, cwd: folder, portable: true }, [MANIFEST_FILE, TABLES_FOLDER, MEDIA_FOLDER])
    await chmod(partial, 0o600)
    renameSync(partial, file)
  } finally {
    rmSync(partial, { force: true })
  }
}

/** Unpacks an archive and checks all its files against the manifest. Throws a Refusal when anything is missing, damaged or surplus. */
export async function unpackArchive(file: string, folder: string): Promise<Manifest> {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  const damaged = (what: string) => new Refusal(`${file} is not a complete backup of this platform: ${what}. Use another backup.`)
  await extract({ file, cwd: folder, strict: true }).catch((error: unknown) => {
    throw damaged(error instanceof Error ? error.message : String(error))
  })
  const manifest = readManifest(await readFile(path.join(folder, MANIFEST_FILE), 'utf8').catch(() => ''))
  if (!manifest) throw damaged('its manifest cannot be read')
  const found = await hashFiles(folder)
  for (const name of new Set([...Object.keys(found), ...Object.keys(manifest.hashes)])) {
    if (found[name] !== manifest.hashes[name]) throw damaged(`${name} is not what was backed up`)
  }
  return manifest
}
