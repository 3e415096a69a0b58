import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceFile } from './find-breaches'

/** The files below a folder whose path matches, with their text; none if the folder does not exist. */
export function readFolder(folder: string, pattern: RegExp): SourceFile[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => pattern.test(name))
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }))
}
