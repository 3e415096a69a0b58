import path from 'node:path'
import type { SourceFile } from './find-breaches'

const SECTIONS = ['Context', 'Decision', 'Consequences']
const NAME = /^(\d{4})-[a-z0-9-]+\.md$/
const STATUS = /^- Status: (accepted|superseded by \[\d{4}\]\(\d{4}-[a-z0-9-]+\.md\))/m

/** Returns what a decision record lacks: its number and title, date, status, or one of its sections in order. */
export function checkRecords(records: readonly SourceFile[], index: string): string[] {
  return [...records.flatMap(checkRecord), ...findSharedNumbers(records), ...findUnlisted(records, index)]
}

function checkRecord({ name, text }: SourceFile): string[] {
  const number = NAME.exec(path.posix.basename(name))?.[1]
  if (!number) return [`${name}: name it after its number and subject, such as 0047-short-subject.md`]
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  const empty = SECTIONS.filter((section) => new RegExp(`^## ${section}\\s+(## |$(?![\\s\\S]))`, 'm').test(text))
  return [
    ...(new RegExp(`^# ${number}: \\S`).test(text) ? [] : [`${name}: begin with "# ${number}: " and a title`]),
    ...(/^- Date: \d{4}-\d{2}-\d{2}$/m.test(text) ? [] : [`${name}: lacks "- Date: YYYY-MM-DD"`]),
    ...(STATUS.test(text) ? [] : [`${name}: lacks "- Status: accepted" or "superseded by" with a link`]),
    ...(headings.join() === SECTIONS.join() ? [] : [`${name}: needs the sections ${SECTIONS.join(', ')} in this order and no others`]),
    ...empty.map((section) => `${name}: the section ${section} is empty`),
  ]
}

function findSharedNumbers(records: readonly SourceFile[]): string[] {
  const numbers = records.map(({ name }) => path.posix.basename(name).slice(0, 4))
  return numbers
    .filter((number, place) => numbers.indexOf(number) !== place)
    .map((number) => `docs/decisions: two records have number ${number}`)
}

function findUnlisted(records: readonly SourceFile[], index: string): string[] {
  return records
    .filter(({ name }) => !index.includes(`(${path.posix.basename(name)})`))
    .map(({ name }) => `docs/decisions/README.md: lacks a link to ${path.posix.basename(name)}`)
}
