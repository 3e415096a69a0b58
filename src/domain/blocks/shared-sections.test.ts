import { expect, test } from 'vitest'
import { expandSections, listSectionIds } from './shared-sections'

type Block = { blockType: string; id?: string | null; isHidden?: boolean; section?: unknown; text?: string }

const refer = (id: string | null, section: unknown, isHidden = false): Block => ({ blockType: 'sharedSection', id, section, isHidden })
const text = (id: string | null, words = ''): Block => ({ blockType: 'richText', id, text: words })
const SECTIONS = new Map<number, Block[]>([
  [7, [text('a', 'one'), text('b', 'two')]],
  [8, [text(null), text(null)]],
])
const ids = (layout: Block[]) => expandSections(layout, SECTIONS).map(({ id }) => id)

test('EDT-24: the blocks of a section take the place of the block that refers to it, in order', () => {
  const layout = [text('first'), refer('r', 7), text('last')]
  expect(expandSections(layout, SECTIONS)).toEqual([text('first'), text('r-a', 'one'), text('r-b', 'two'), text('last')])
})

test('EDT-24: ids are unique on the page when a section is used twice, also without stored ids', () => {
  const found = ids([refer('r', 7), refer('s', 7), refer(null, 8), refer(null, 8)])
  expect(found).toHaveLength(8)
  expect(new Set(found).size).toBe(8)
})

test.each([
  ['missing', refer('r', 9)],
  ['hidden', refer('r', 7, true)],
  ['empty', refer('r', null)],
  ['not a number', refer('r', '7')],
  ['an object', refer('r', { id: 7 })],
])('EDT-24: a section that is %s shows nothing', (_, block) => {
  expect(ids([text('first'), block])).toEqual(['first'])
})

test('EDT-24: a reference inside a section is left out, so that sections never end in a circle', () => {
  const circle = new Map<number, Block[]>([[7, [refer('x', 7), text('a')]]])
  expect(expandSections([refer('r', 7)], circle).map(({ id }) => id)).toEqual(['r-a'])
})

test('EDT-24: lists each section of a layout once, without hidden ones', () => {
  expect(listSectionIds([refer('r', 7), refer('s', 7), refer('t', 8), refer('u', 9, true), text('a')])).toEqual([7, 8])
})
