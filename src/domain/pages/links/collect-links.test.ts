import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredField } from '@/domain/json/stored-field'
import { collectLinks, LINK_MARK, MENU_MARK } from './collect-links'

const href: StoredField & { custom: object; label: string } = { name: 'href', type: 'text', label: 'Address', custom: LINK_MARK }
const link: StoredField = { name: 'link', type: 'group', flattenedFields: [{ name: 'label', type: 'text' }, href] }
const fields: StoredField[] = [
  { name: 'title', type: 'text' },
  {
    name: 'layout',
    type: 'blocks',
    blocks: [
      { slug: 'call', flattenedFields: [link] },
      { slug: 'list', flattenedFields: [{ name: 'rows', type: 'array', flattenedFields: [href] }] },
      { slug: 'text', flattenedFields: [{ name: 'content', type: 'richText' }] },
    ],
  },
]
const textWith = (url: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ type: 'link', fields: { url } }, { type: 'text' }] }] },
})

test('EDT-13: finds links in groups, rows and formatted text, with their place in words', () => {
  const layout = [
    { blockType: 'call', link: { label: '/not-a-link', href: '/one' } },
    { blockType: 'list', rows: [{ href: '' }, { href: '/two' }] },
    { blockType: 'text', content: textWith('/three') },
    { blockType: 'gone', link: { href: '/four' } },
  ]
  expect(collectLinks(fields, { title: '/title', layout })).toEqual([
    { path: 'layout.0.link.href', place: 'Block 1 > Link > Address', href: '/one' },
    { path: 'layout.1.rows.1.href', place: 'Block 2 > Rows 2 > Address', href: '/two' },
    { path: 'layout.2.content', place: 'Block 3 > Content', href: '/three' },
  ])
})

test('EDT-13: whatever a draft holds, every link found is a text of the document', () => {
  const block = fc.oneof(
    fc.anything(),
    fc.record({ blockType: fc.constantFrom('call', 'list', 'text'), link: fc.anything(), rows: fc.anything(), content: fc.anything() }),
    fc.record({ blockType: fc.constant('call'), link: fc.record({ href: fc.anything() }) }),
  )
  fc.assert(
    fc.property(fc.array(block), (layout) => {
      for (const found of collectLinks(fields, { layout })) expect([typeof found.href, found.href === '']).toEqual(['string', false])
    }),
  )
})

test('EDT-13, EDT-15: finds the addresses of a menu’s lines, named after them', () => {
  const menu: StoredField & { custom: object; label: string } = { name: 'menuTree', type: 'json', label: 'Menus', custom: MENU_MARK }
  const menuTree = { header: [{ id: 'finance', links: [{ id: 'own-a', label: 'Vans', href: '/vans' }] }] }
  expect(collectLinks([menu], { menuTree })).toEqual([{ path: 'menuTree', place: 'Menus: Vans', href: '/vans' }])
})
