import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
// relative: vitest loads this file before it knows the aliases
import { takeSnapshot } from '../../scripts/test/unverified-files'

const ROOM = '.cache/vitest'
/** What decides how a module is transformed, beside the module. */
const RULES = ['package-lock.json', 'tsconfig.json', 'vitest.config.ts']

/**
 * Transformed modules are kept between runs, with the addresses of what they import: they are good for as long as no file comes, goes or
 * moves. Outside a git checkout nothing is kept.
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
