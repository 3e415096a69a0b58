import { expect, test } from 'vitest'
import { opensAsList } from './page-form'

const now = Date.parse('2026-11-22T09:00:00Z')
const [old, young] = ['2026-11-01T09:00:00Z', '2026-11-22T08:30:00Z']

test.each<[string, { collapsed?: boolean }[], unknown, boolean]>([
  ['an older page', [{}, { collapsed: false }], old, true],
  ['a page that is being built', [{}, {}], young, false],
  ['a page that is not saved yet', [{}, {}], undefined, false],
  ['a page of one block', [{}], old, false],
  ['a page with some blocks closed', [{ collapsed: true }, {}], old, false],
])('CMS-01, ADM-03: %s opens as a list: %j', (_what, rows, createdAt, expected) => {
  expect(opensAsList(rows, createdAt, now)).toBe(expected)
})
