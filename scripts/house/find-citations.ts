import type { SourceFile } from './find-breaches'

export type Citations = {
  /** A line for each number that code or documents name but docs/requirements.md doesn't list. */
  unknown: string[]
  /** The listed numbers that no running test names, in the order of the list. */
  untested: string[]
}

const LISTED = /^- \*\*([A-Z0-9]+-\d+)\*\* \S/gm
const NUMBER = /\b[A-Z][A-Z0-9]*-\d{2,3}\b/g
/** A number at the start of a test title, such as 'PRC-03: …' or 'PRC-03, PRC-04: …'. */
const TITLE = /['"`]((?:[A-Z][A-Z0-9]*-\d{2,3}(?:, | and )?)+):/g
const TEST_FILE = /\.(test|spec)\.(ts|tsx)$/
const SKIPPED = /\.(skip|todo|fixme)\b/

/** Returns the numbers that docs/requirements.md lists, in order. */
export function listRequirements(text: string): string[] {
  return [...text.matchAll(LISTED)].flatMap(([, number]) => number ?? [])
}

/** Compares the requirement numbers that files name with the listed ones. */
export function findCitations(files: readonly SourceFile[], requirements: readonly string[]): Citations {
  const listed = new Set(requirements)
  const areas = new Set(requirements.map(readArea))
  const named = (file: SourceFile) => [
    ...(file.text.match(NUMBER) ?? []).filter((number) => areas.has(readArea(number))),
    ...(TEST_FILE.test(file.name) ? listTitleNumbers(file.text) : []),
  ]
  const unknown = files.flatMap((file) =>
    [...new Set(named(file))].filter((number) => !listed.has(number)).map((number) => `${file.name}: ${number} is not a requirement`),
  )
  const tested = new Set(files.filter(({ name }) => TEST_FILE.test(name)).flatMap(({ text }) => listTestedNumbers(text)))
  return { unknown, untested: requirements.filter((number) => !tested.has(number)) }
}

/** Finds numbers that are listed twice, because one test would then count for both. */
export function findRepeated(requirements: readonly string[]): string[] {
  return requirements
    .filter((number, index) => requirements.indexOf(number) !== index)
    .map((number) => `docs/requirements.md: ${number} is listed twice`)
}

function listTitleNumbers(text: string): string[] {
  return [...text.matchAll(TITLE)].flatMap(([, numbers]) => numbers?.match(NUMBER) ?? [])
}

/** Lists the numbers in test titles. Ignores comments and skipped tests, because they don't run. */
function listTestedNumbers(text: string): string[] {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .split('\n')
    .filter((line) => !SKIPPED.test(line))
    .flatMap((line) => line.match(NUMBER) ?? [])
}

function readArea(number: string): string {
  return number.slice(0, number.lastIndexOf('-'))
}
