import {
  findBadNames,
  findClientShare,
  findClimbingImports,
  findDefaultExports,
  findIncompleteBlocks,
  findUntestedDomain,
} from './house/find-breaches'
import { findCopies } from './house/find-copies'
import { readFolder } from './house/read-folder'

const ROOMS = ['src', 'blocks', 'collections', 'tenants', 'demo', 'scripts', 'tests']
const GENERATED = new Set([
  'src/payload-types.ts',
  'src/server/database/tables.ts',
  'src/app/(payload)/admin/importMap.js',
  'src/app/(payload)/admin/importMap.d.ts',
])
const MAY_REPEAT = /\.test\.tsx?$|^demo\/(seed|tenants)\/|\/examples\.ts$|\.d\.(ts|mts)$|^tests\//

const files = ROOMS.flatMap((room) => readFolder(room, /\.(ts|tsx|mts|mjs)$/)).filter(({ name }) => !GENERATED.has(name))
const breaches = [
  ...findBadNames(files),
  ...findDefaultExports(files),
  ...findUntestedDomain(files),
  ...findIncompleteBlocks(files),
  ...findClientShare(files),
  ...findClimbingImports(files),
  ...findCopies(files.filter(({ name }) => !MAY_REPEAT.test(name))).map(
    ({ lines, first, second }) => `${second}: ${lines} lines repeat ${first}`,
  ),
]
for (const line of breaches) console.error(line)
process.exitCode = breaches.length > 0 ? 1 : 0
