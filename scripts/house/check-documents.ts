import { readFileSync } from 'node:fs'
import { findCitations, findRepeated, listRequirements } from './find-citations'
import { readFolder } from './read-folder'

const REQUIREMENTS = 'docs/requirements.md'
const CITING_FOLDERS = ['src', 'blocks', 'collections', 'tenants', 'demo', 'scripts', 'tests', 'docs']

export type DocumentReport = {
  breaches: string[]
  /** Not a failure: for example requirements without a test. */
  notes: string[]
}

/** Checks the documents against the code: requirement numbers. Reads the repository in the working directory. */
export function checkDocuments(): DocumentReport {
  const requirements = listRequirements(readFileSync(REQUIREMENTS, 'utf8'))
  const citing = CITING_FOLDERS.flatMap((folder) => readFolder(folder, /\.(ts|tsx|mts|mjs|md)$/))
  const { unknown, untested } = findCitations(citing, requirements)
  return {
    breaches: [...findRepeated(requirements), ...unknown],
    notes: untested.length === 0 ? [] : [`${untested.length} of ${requirements.length} requirements have no test: ${untested.join(' ')}`],
  }
}
