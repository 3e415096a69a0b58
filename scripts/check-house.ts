import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  findBadNames,
  findClientShare,
  findDefaultExports,
  findIncompleteBlocks,
  findUntestedDomain,
  type SourceFile,
} from './house/find-breaches'
import { findCopies } from './house/find-copies'

const ROOMS = ['src', 'blocks', 'collections', 'tenants', 'demo', 'scripts', 'tests']
const GENERATED = new Set(['src/payload-types.ts', 'src/app/(payload)/admin/importMap.js', 'src/app/(payload)/admin/importMap.d.ts'])
const MAY_REPEAT = /\.test\.tsx?$|^demo\/(seed|tenants)\/|\/examples\.ts$|\.d\.(ts|mts)$|^tests\//

function readSources(): SourceFile[] {
  const places = ROOMS.filter((room) => existsSync(room)).flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(room, name.replaceAll('\\', '/'))),
  )
  return places
    .filter((name) => /\.(ts|tsx|mts|mjs)$/.test(name) && !GENERATED.has(name))
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }))
}

const files = readSources()
const breaches = [
  ...findBadNames(files),
  ...findDefaultExports(files),
  ...findUntestedDomain(files),
  ...findIncompleteBlocks(files),
  ...findClientShare(files),
  ...findCopies(files.filter(({ name }) => !MAY_REPEAT.test(name))).map(
    ({ lines, first, second }) => `${second}: ${lines} lines repeat ${first}`,
  ),
]
for (const line of breaches) console.error(line)
process.exitCode = breaches.length > 0 ? 1 : 0
