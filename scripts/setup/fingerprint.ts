import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const IGNORED = /(^|\/)(node_modules|\.DS_Store)$|\.test\.tsx?$|\.md$/

/** Returns a hash of the names and contents of these files and folders. Ignores tests, documents and missing paths. */
export function fingerprintFiles(places: readonly string[], extra: readonly string[] = []): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap(listFiles).toSorted()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  for (const text of extra) hash.update(`${text}\0`)
  return hash.digest('hex')
}

function listFiles(place: string): string[] {
  if (IGNORED.test(place)) return []
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [place]
  return readdirSync(place).flatMap((name) => listFiles(path.posix.join(place, name)))
}
