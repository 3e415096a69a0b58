import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HEADER_PARTS } from './menu-parts'
import { completeMenu, explainBadMenuTree, listMenuLinks, listMenuNodes, type MenuNode, readMenuTree } from './menu-tree'

const line = (id: string, more: Partial<MenuNode> = {}): MenuNode => ({ id, label: null, href: null, isHidden: false, links: [], ...more })
const ids = (nodes: readonly MenuNode[]) => nodes.map(({ id }) => id)
const USUAL = ['home', 'vehicles', 'stock', 'offers', 'finance', 'service', 'company']

test('EDT-15, NAV-01: a menu that nobody arranged has the usual lines in the usual order', () => {
  const header = completeMenu('header', [])
  expect(ids(header)).toEqual(USUAL)
  expect(ids(header[6]?.links ?? [])).toEqual(['company/about', 'company/contact', 'company/fleet', 'company/careers', 'company/terms'])
  expect(ids(completeMenu('footer', []))).toEqual(['bodies', 'models', 'tools', 'service', 'company'])
})

test('EDT-15: usual lines that are not in the tree keep their places, and one that was moved is not there twice', () => {
  const header = completeMenu('header', [line('finance', { label: 'Money' }), line('company/careers'), line('company')])
  expect(ids(header)).toEqual(['home', 'vehicles', 'stock', 'offers', 'finance', 'service', 'company/careers', 'company'])
  expect(ids(header.at(-1)?.links ?? [])).toEqual(['company/about', 'company/contact', 'company/fleet', 'company/terms'])
})

test('EDT-15: completing a complete menu changes nothing, whatever its order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(HEADER_PARTS.map(({ key }) => key)), (keys) => {
      const once = completeMenu(
        'header',
        keys.map((key) => line(key)),
      )
      expect(ids(once).toSorted()).toEqual(USUAL.toSorted())
      expect(completeMenu('header', once)).toEqual(once)
      expect(ids(once).filter((id) => keys.some((key) => key === id))).toEqual(keys)
    }),
  )
})

test.each([
  ['no tree', null],
  ['a text', 'menu'],
  ['rows that are none', { header: [1, null, { id: 7 }, {}], footer: 'x' }],
  ['an unknown id', { header: [{ id: 'nothing' }, { id: 'home/made' }, { id: 'own-' }] }],
])('EDT-15: reads %s as an empty tree', (_, value) => {
  expect(readMenuTree(value)).toEqual({ header: [], footer: [] })
})

test('EDT-15: reads each line once and two levels of lines', () => {
  const deep = { id: 'own-a', label: ' My page ', href: '/my', links: [{ id: 'own-b', label: 'B', href: '/b', links: [{ id: 'own-c' }] }] }
  const { header } = readMenuTree({ header: [deep, { id: 'own-b' }, { id: 'finance', isHidden: 'yes' }] })
  expect(header).toEqual([
    line('own-a', { label: ' My page ', href: '/my', links: [line('own-b', { label: 'B', href: '/b' })] }),
    line('finance'),
  ])
})

test('EDT-15: reads any value without an error, and what it read reads the same', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (header, footer) => {
      const read = readMenuTree({ header, footer })
      expect(readMenuTree(read)).toEqual(read)
    }),
  )
})

test.each([
  ['nothing stored', null, null],
  ['a usual line with a name', { header: [line('finance', { label: 'Money' })] }, null],
  ['a link without a name', { header: [line('own-a', { href: '/a' })] }, /has no name/],
  ['a nested link without an address', { footer: [line('company', { links: [line('own-a', { label: 'A' })] })] }, /“A” leads nowhere/],
  ['a script', { header: [line('own-a', { label: 'A', href: 'javascript:alert(1)' })] }, /not allowed/],
  ['a long name', { header: [line('finance', { label: 'x'.repeat(41) })] }, /at most 40/],
  ['a list', [], /not a menu/],
  ['too many items', { header: Array.from({ length: 13 }, (_, at) => line(`own-a${at}`, { label: 'A', href: '/a' })) }, /room for 12/],
])('EDT-15: saving %s', (_, value, problem) => {
  const found = explainBadMenuTree(value)
  if (problem === null) expect(found).toBeNull()
  else expect(found).toMatch(problem)
})

test('EDT-13, EDT-15: the addresses of all lines are listed with their names', () => {
  const tree = readMenuTree({
    header: [line('finance', { href: '/money' }), line('home')],
    footer: [line('company', { links: [line('own-a', { label: 'A', href: '/a' })] })],
  })
  expect(listMenuLinks(tree)).toEqual([
    { label: 'Finance', href: '/money' },
    { label: 'A', href: '/a' },
  ])
  expect(listMenuNodes(tree.footer)).toHaveLength(2)
})
