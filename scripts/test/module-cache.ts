import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { takeSnapshot } from './unverified-files'

const ROOM = '.cache/vitest'
/** Files that decide how modules are transformed. */
const RULES = ['package-lock.json', 'tsconfig.json', 'vitest.config.ts']

/**
 * Caches transformed modules between runs, with the addresses of their imports. The cache is valid until a file is added, removed or moved.
 * Nothing is cached outside a git checkout.
 */
export function keepModules(): { fsModuleCache: boolean; fsModuleCachePath?: string } {
  const files = takeSnapshot()
  if (!files) return { fsModuleCache: false }
  const facts = [process.version, ...Object.keys(files).sort(), ...RULES.map((name) => files[name])]
  const key = createHash('sha1').update(facts.join('\n')).digest('hex').slice(0, 12)
  const older = existsSync(ROOM) ? readdirSync(ROOM).filter((name) => name !== key) : []
  for (const name of older) rmSync(path.join(ROOM, name), { recursive: true, force: true })
  return { fsModuleCache: true, fsModuleCachePath: path.join(ROOM, key) }
}
