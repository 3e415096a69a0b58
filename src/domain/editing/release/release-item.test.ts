import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  describeKind,
  type DocumentItem,
  inOrder,
  isReleasedCollection,
  keyOfItem,
  listSitesOf,
  mayPublishItem,
  MOST_ITEMS,
  readReleaseItems,
  RELEASED_COLLECTIONS,
  type ReleaseItem,
  type ValuesItem,
  withItem,
} from './release-item'

const page: DocumentItem = {
  ...{ kind: 'document', collection: 'pages', document: 12, tenant: 1, label: 'Winter sale' },
  ...{ version: 90, savedAt: '2026-06-01T00:00:00.000Z', editor: 'Ana' },
}
const promo: DocumentItem = { ...page, collection: 'promo-cards', document: 3, tenant: 2 }
const menus: ValuesItem = { kind: 'values', part: 'menus', document: 5, tenant: 1, label: 'Menus', base: {}, value: { menuTree: null } }
const switches: ValuesItem = { ...menus, part: 'switches', document: 1 }

describe('stored items', () => {
  test('EDT-20: malformed rows are left out', () => {
    const odd = [null, 1, 'x', {}, { ...page, version: 0 }, { ...page, collection: 'users' }, { ...menus, part: 'leads' }]
    expect(readReleaseItems([page, ...odd, menus])).toEqual([page, menus])
    expect(readReleaseItems('many')).toEqual([])
    expect(readReleaseItems(Array.from({ length: 300 }, (_, at) => ({ ...page, document: at + 1 })))).toHaveLength(MOST_ITEMS)
  })

  test('EDT-20: whatever is stored is read without an error', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void expect(readReleaseItems(value).length).toBeLessThanOrEqual(MOST_ITEMS)))
  })

  test('EDT-20: a document is in a release once, in the version that was added last', () => {
    const newer = { ...page, version: 91 }
    expect(withItem(withItem([], page), promo).map(keyOfItem)).toEqual(['pages-12', 'promo-cards-3'])
    expect(withItem([page, promo], newer)).toEqual([newer, promo])
  })

  test('EDT-20: pages are published before what links to them, and two processes use the same order', () => {
    const items: ReleaseItem[] = [promo, menus, page, { ...page, document: 2 }, switches]
    const keys = inOrder(items).map(keyOfItem)
    expect(keys).toEqual(['switches-1', 'menus-5', 'pages-2', 'pages-12', 'promo-cards-3'])
    fc.assert(
      fc.property(
        fc.shuffledSubarray(items, { minLength: items.length }),
        (mixed) => void expect(inOrder(mixed).map(keyOfItem)).toEqual(keys),
      ),
    )
  })

  test('EDT-20: the sites of a release are those of its items and its own', () => {
    expect(listSitesOf([page, promo, menus], 7)).toEqual([7, 1, 2])
  })
})

test.each([
  ['marketing', [1], page, true],
  ['marketing', [2], page, false],
  ['marketing', [1], menus, true],
  ['marketing', [1], switches, false],
  ['sales', [1], page, false],
  ['support', [], switches, true],
  ['support', [], page, false],
  ['admin', [], switches, true],
  [null, [1], page, false],
] as const)('EDT-20, SEC-01: %s of the sites %j', (role, tenants, item, may) => {
  expect(mayPublishItem({ role, tenants }, item)).toBe(may)
})

test('EDT-20: each kind has a name for people', () => {
  expect(RELEASED_COLLECTIONS.map((collection) => describeKind({ kind: 'document', collection }))).toEqual([
    ...['Shared section', 'Page', 'Promo card', 'Offer', 'Question', 'Announcement'],
  ])
  expect(describeKind(switches)).toBe('Switches')
  expect([isReleasedCollection('pages'), isReleasedCollection('leads')]).toEqual([true, false])
})
