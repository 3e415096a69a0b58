import { expect, test } from 'vitest'
import { checkRecords } from './check-records'

const NAME = 'docs/decisions/0001-use-tea.md'
const INDEX = '- [0001: Use tea](0001-use-tea.md)\n- [0002: Use coffee](0002-use-coffee.md)\n'
const GOOD = `# 0001: Use tea

- Date: 2026-11-24
- Status: accepted

## Context

We were tired.

## Decision

We drink tea.

## Consequences

We are awake.
`
const check = (text: string, name = NAME) => checkRecords([{ name, text }], INDEX)

test('a complete record passes, also a superseded one', () => {
  expect(check(GOOD)).toEqual([])
  expect(check(GOOD.replace('accepted', 'superseded by [0002](0002-use-coffee.md)'))).toEqual([])
})

test.each([
  ['the title', GOOD.replace('# 0001: Use tea', '# Use tea'), 'begin with "# 0001: " and a title'],
  ['the date', GOOD.replace('2026-11-24', 'today'), 'lacks "- Date: YYYY-MM-DD"'],
  ['the status', GOOD.replace('accepted', 'good'), 'lacks "- Status: accepted" or "superseded by" with a link'],
  ['a section', GOOD.replace('## Decision', 'Decision'), 'needs the sections Context, Decision, Consequences in this order and no others'],
  ['the text of a section', GOOD.replace('We drink tea.\n', ''), 'the section Decision is empty'],
  ['the text of the last section', GOOD.replace('We are awake.\n', ''), 'the section Consequences is empty'],
])('a record without %s is reported', (_, text, message) => {
  expect(check(text)).toEqual([`${NAME}: ${message}`])
})

test('a record needs a number and a subject in its name, a unique number, and a line in the index', () => {
  expect(check(GOOD, 'docs/decisions/tea.md')[0]).toContain('name it after its number and subject')
  const third = { name: 'docs/decisions/0001-use-water.md', text: GOOD }
  expect(checkRecords([{ name: NAME, text: GOOD }, third], INDEX)).toEqual([
    'docs/decisions: two records have number 0001',
    'docs/decisions/README.md: lacks a link to 0001-use-water.md',
  ])
})
