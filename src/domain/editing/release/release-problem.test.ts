import { describe, expect, test } from 'vitest'
import { explainItemProblem, explainStop, findDocumentProblem, findValuesProblem } from './release-problem'

const pinned = { version: 7, savedAt: '2026-06-01T00:00:00.000Z', tenant: 1 }
const newest = { id: 7, savedAt: pinned.savedAt, editor: null }
const facts = { tenant: 1, isTrashed: false, hasPinned: true, newest }

describe('a document', () => {
  test.each([
    ['as it was approved', facts, null],
    ['that was deleted', null, { kind: 'gone' }],
    ['in the trash', { ...facts, isTrashed: true }, { kind: 'trashed' }],
    ['of another site', { ...facts, tenant: 2 }, { kind: 'moved' }],
    ['whose version was pruned', { ...facts, hasPinned: false, newest: { ...newest, id: 99 } }, { kind: 'pruned' }],
    ['without versions', { ...facts, newest: null }, { kind: 'pruned' }],
    ['with a newer version', { ...facts, newest: { ...newest, id: 8, editor: 'Ana' } }, { kind: 'newer', editor: 'Ana' }],
    [
      'whose version was saved over',
      { ...facts, newest: { ...newest, savedAt: '2026-06-02T00:00:00.000Z' } },
      { kind: 'newer', editor: null },
    ],
  ])('EDT-20: %s', (_, found, problem) => {
    expect(findDocumentProblem(pinned, found)).toEqual(problem)
  })
})

describe('settings', () => {
  const theme = { part: 'theme', base: { theme: { brand: '#112233', link: null } } } as const
  const flags = { part: 'switches', base: { chat: null } } as const
  test.each([
    [theme, { theme: { brand: '#112233' } }, null],
    [theme, { theme: { brand: '#445566' } }, { kind: 'changed' }],
    [theme, null, { kind: 'gone' }],
    [flags, { chat: null, other: true }, null],
    [flags, { chat: false }, { kind: 'changed' }],
  ])('EDT-20: %j when the site has %j', (item, current, problem) => {
    expect(findValuesProblem({ ...item, base: { ...item.base } }, current)).toEqual(problem)
  })
})

test.each(['gone', 'trashed', 'pruned', 'changed', 'moved'] as const)(
  'EDT-20: the problem %s is said in a sentence with the name',
  (kind) => {
    for (const purpose of ['goLive', 'rollBack'] as const) {
      expect(explainItemProblem({ label: 'Winter sale' }, { kind }, purpose)).toMatch(/^“Winter sale” .+\.$/)
    }
  },
)

test('EDT-20: a newer edit names its editor where known', () => {
  const words = (editor: string | null) => explainItemProblem({ label: 'Sale' }, { kind: 'newer', editor })
  expect(words('Ana')).toBe('“Sale” has a newer edit by Ana. Take the newest version, or remove it from the release.')
  expect(words(null)).toContain('has a newer edit. ')
  expect(explainStop('Stopped.', ['One.', 'Two.'])).toBe('Stopped. One. Two.')
})
