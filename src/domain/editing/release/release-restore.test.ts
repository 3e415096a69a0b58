import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DocumentItem, ValuesItem } from './release-item'
import { asWentLive, readRestoredItems } from './release-restore'

const page: DocumentItem = {
  ...{ kind: 'document', collection: 'pages', document: 12, tenant: 1, label: 'Winter sale' },
  ...{ version: 90, savedAt: '2026-06-01T00:00:00.000Z', editor: null },
}
const menus: ValuesItem = { kind: 'values', part: 'menus', document: 5, tenant: 1, label: 'Menus', base: {}, value: { menuTree: null } }
const rows = [
  { kind: 'document', item: page, before: null, version: 91, savedAt: '2026-06-02T00:00:00.000Z' },
  { kind: 'values', item: menus, before: { menuTree: null }, after: { menuTree: { header: [] } } },
]

test('EDT-20: a rollback needs what every item replaced, or there is none', () => {
  expect(readRestoredItems(rows, [page, menus])).toEqual(rows)
  expect(readRestoredItems(rows.slice(1), [page, menus])).toBeNull()
  expect(readRestoredItems(null, [page])).toBeNull()
  fc.assert(fc.property(fc.jsonValue(), (value) => void expect(readRestoredItems(value, [page])).toBeNull()))
})

test('EDT-20: for a rollback, the version that went live must still be the newest', () => {
  const [first, second] = readRestoredItems(rows, [page, menus]) ?? []
  expect(first && asWentLive(first)).toMatchObject({ document: 12, version: 91, savedAt: '2026-06-02T00:00:00.000Z' })
  expect(second && asWentLive(second)).toMatchObject({ part: 'menus', base: { menuTree: { header: [] } } })
})
