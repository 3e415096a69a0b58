import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { checkRecords } from './check-records'
import { findCitations, findRepeated, listRequirements } from './find-citations'
import type { SourceFile } from './find-breaches'
import { findDeadLinks, findDeadPaths, findUnknownCommands } from './find-dead-paths'
import { readFolder } from './read-folder'

const REQUIREMENTS = 'docs/requirements.md'
const RECORDS = 'docs/decisions'
const INDEX = `${RECORDS}/README.md`
/** Documents about the current code: every path that they name must exist. In decision records only links must. */
const CURRENT = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'THIRD-PARTY-NOTICES.md']
const SETTINGS = 'src/env.ts'
const CITING_FOLDERS = ['src', 'blocks', 'collections', 'tenants', 'demo', 'scripts', 'tests', 'docs']

export type DocumentReport = {
  breaches: string[]
  /** Not failures, such as requirements without a test. */
  notes: string[]
}

/**
 * Checks the documents against the code: requirement numbers, decision records, paths, commands and settings. Reads the repository in the
 * working directory.
 */
export function checkDocuments(): DocumentReport {
  const requirements = listRequirements(readFileSync(REQUIREMENTS, 'utf8'))
  const citing = CITING_FOLDERS.flatMap((folder) => readFolder(folder, /\.(ts|tsx|mts|mjs|md)$/))
  const { unknown, untested } = findCitations(citing, requirements)
  const records = readFolder(RECORDS, /\.md$/).filter(({ name }) => name !== INDEX)
  const current = readCurrent()
  return {
    breaches: [
      ...findRepeated(requirements),
      ...unknown,
      ...checkRecords(records, readFileSync(INDEX, 'utf8')),
      ...findDeadPaths(current, existsSync),
      ...findUnknownCommands(current, listScripts()),
      ...findUndescribedSettings(),
      ...findDeadLinks(records, existsSync),
    ],
    notes: untested.length === 0 ? [] : [`${untested.length} of ${requirements.length} requirements have no test: ${untested.join(' ')}`],
  }
}

function readCurrent(): SourceFile[] {
  const documents = readFolder('docs', /\.md$/).filter(({ name }) => !name.startsWith(`${RECORDS}/`) || name === INDEX)
  return [...CURRENT.filter(existsSync).map((name) => ({ name, text: readFileSync(name, 'utf8') })), ...documents]
}

/** Finds settings in src/env.ts that README.md doesn't name. */
function findUndescribedSettings(): string[] {
  const described = readFileSync('README.md', 'utf8')
  return [...readFileSync(SETTINGS, 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].flatMap(([, name]) =>
    name && !described.includes(`\`${name}\``) ? [`README.md: lacks the setting ${name} of ${SETTINGS}`] : [],
  )
}

const manifest = z.object({ scripts: z.record(z.string(), z.string()) })

function listScripts(): Set<string> {
  return new Set(Object.keys(manifest.parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts))
}
