import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const IGNORED = /(^|\/)(node_modules|\.DS_Store)$|\.test\.tsx?$|\.md$/

/** Returns a hash of the names and contents of these files and folders. Ignores tests, documents and missing paths. */
export function fingerprintFiles(paths: readonly string[], extra: readonly string[] = []): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(listFiles).toSorted()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  for (const text of extra) hash.update(`${text}\0`)
  return hash.digest('hex')
}

function listFiles(file: string): string[] {
  if (IGNORED.test(file)) return []
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [file]
  return readdirSync(file).flatMap((name) => listFiles(path.posix.join(file, name)))
}
