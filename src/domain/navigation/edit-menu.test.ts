import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addMenuNode,
  canMoveMenuNode,
  changeMenuNode,
  dropMenuNode,
  findMenuNode,
  type MenuMove,
  moveMenuNode,
  removeMenuNode,
} from './edit-menu'
import { completeMenu, listMenuNodes, type MenuNode } from './menu-tree'

const header = completeMenu('header', [])
const footer = completeMenu('footer', [])
const own: MenuNode = { id: 'own-1', label: 'Vans', href: '/vans', isHidden: false, links: [] }
const top = (nodes: readonly MenuNode[]) => nodes.map(({ id }) => id)
const within = (nodes: readonly MenuNode[], id: string) => top(findMenuNode(nodes, id)?.links ?? [])

test('EDT-15: a link is added to the end of the menu or of an item, changed and removed', () => {
  const added = addMenuNode(header, own, 'finance')
  expect(within(added, 'finance')).toEqual(['own-1'])
  expect(top(addMenuNode(header, own, null)).at(-1)).toBe('own-1')
  expect(findMenuNode(changeMenuNode(added, 'own-1', { label: 'Vans and utes', isHidden: true }), 'own-1')).toMatchObject({
    label: 'Vans and utes',
    isHidden: true,
  })
  expect(removeMenuNode(added, 'own-1')).toEqual(header)
})

describe('moving', () => {
  test.each([
    ['up', 'finance', ['home', 'vehicles', 'stock', 'finance', 'offers', 'service', 'company']],
    ['down', 'home', ['vehicles', 'home', 'stock', 'offers', 'finance', 'service', 'company']],
    ['in', 'finance', ['home', 'vehicles', 'stock', 'offers', 'service', 'company']],
    ['out', 'company/about', ['home', 'vehicles', 'stock', 'offers', 'finance', 'service', 'company', 'company/about']],
  ] as const)('EDT-15: %s moves %s', (move, id, order) => {
    expect(top(moveMenuNode('header', header, id, move))).toEqual(order)
  })

  test('EDT-15: a link at the edge of its list goes to the neighbouring one', () => {
    const down = moveMenuNode('footer', footer, 'service/parts', 'down')
    expect([within(down, 'service'), within(down, 'company')[0]]).toEqual([['service/servicing'], 'service/parts'])
    expect(moveMenuNode('footer', down, 'service/parts', 'up')).toEqual(footer)
  })

  test.each([
    ['header', 'home', 'up'],
    ['header', 'company', 'down'],
    ['header', 'company', 'in'],
    ['header', 'vehicles/made', 'out'],
    ['header', 'vehicles/made', 'down'],
    ['footer', 'service', 'in'],
    ['footer', 'company/about', 'out'],
    ['header', 'nothing', 'up'],
  ] as const)('EDT-15: in the %s, %s can’t move %s', (menu, id, move) => {
    const nodes = menu === 'header' ? header : footer
    expect(moveMenuNode(menu, nodes, id, move)).toBe(nodes)
    expect(canMoveMenuNode(menu, nodes, findMenuNode(nodes, id) ?? own, move)).toBe(false)
  })

  test('EDT-15: no sequence of moves loses or doubles a line, or makes a third level', () => {
    const all = listMenuNodes(header).map(({ id }) => id)
    const step = fc.tuple(
      fc.constantFrom(...all),
      fc.constantFrom<MenuMove | 'drop'>('up', 'down', 'in', 'out', 'drop'),
      fc.constantFrom(...all),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const end = steps.reduce<readonly MenuNode[]>(
          (nodes, [id, move, over]) =>
            move === 'drop' ? dropMenuNode('header', nodes, id, over) : moveMenuNode('header', nodes, id, move),
          header,
        )
        expect(
          listMenuNodes(end)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(all.toSorted())
        expect(end.flatMap(({ links }) => links).flatMap(({ links }) => links)).toEqual([])
        expect(completeMenu('header', end)).toEqual(end)
      }),
    )
  })
})

test('EDT-15: a dropped line takes the place of the one under it', () => {
  expect(top(dropMenuNode('header', header, 'finance', 'home'))[0]).toBe('finance')
  expect(within(dropMenuNode('header', header, 'finance', 'company/careers'), 'company')[3]).toBe('finance')
  expect(top(dropMenuNode('header', header, 'company/careers', 'home'))[0]).toBe('company/careers')
  expect(dropMenuNode('header', header, 'company', 'service/parts')).toBe(header)
})
