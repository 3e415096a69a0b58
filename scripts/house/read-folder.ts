import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceFile } from './find-breaches'

/** Reads the files below a folder whose paths match. Returns none if the folder doesn't exist. */
export function readFolder(folder: string, pattern: RegExp): SourceFile[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => pattern.test(name))
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }))
}
