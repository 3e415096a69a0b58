import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  explainIgnored,
  listIgnored,
  listPictureIds,
  listSectionFields,
  type OwnValue,
  placeOwnValues,
  readOpenFields,
  readOwnValues,
  withoutPlace,
} from './group-sections'
import { toFieldTrees } from './open-fields'

type Row = { id: string; label: string }
type Block = { blockType: string; id: string; heading: string; text?: string; link?: { label?: string }; rows?: Row[] }

const trees = {
  card: toFieldTrees([
    { name: 'heading', type: 'text', required: true },
    { name: 'text', type: 'textarea' },
    { name: 'link', type: 'group', flattenedFields: [{ name: 'label', type: 'text' }] },
    { name: 'rows', type: 'array', flattenedFields: [{ name: 'label', type: 'text' }] },
  ]),
}
const card = (id: string, more: Partial<Block> = {}): Block => ({ blockType: 'card', id, heading: `Heading ${id}`, ...more })
const BLOCKS = [card('a', { text: 'Text a', rows: [{ id: 'r', label: 'Row' }] }), card('b')]
const place = (block: string, ...path: string[]) => ({ block, path })
const put = (value: OwnValue['value'], block: string, ...path: string[]): OwnValue => ({ ...place(block, ...path), value })

test('EDT-25: an own value takes the place of the group’s in an open field, in groups and rows too, and nowhere else', () => {
  const open = [place('a', 'heading'), place('a', 'rows', '#r', 'label'), place('b', 'link', 'label')]
  const own = [
    put('Mine', 'a', 'heading'),
    put('My row', 'a', 'rows', '#r', 'label'),
    put('Call us', 'b', 'link', 'label'),
    put('No', 'a', 'text'),
  ]
  expect(placeOwnValues(BLOCKS, { open, own, trees })).toEqual([
    card('a', { heading: 'Mine', text: 'Text a', rows: [{ id: 'r', label: 'My row' }] }),
    card('b', { link: { label: 'Call us' } }),
  ])
})

test('EDT-25: own values remain when the group edits other fields, moves rows and blocks, and count again when a field reopens', () => {
  const open = [place('a', 'heading'), place('a', 'rows', '#r', 'label')]
  const own = [put('Mine', 'a', 'heading'), put('My row', 'a', 'rows', '#r', 'label')]
  const edited = [
    card('b'),
    card('c'),
    card('a', {
      heading: 'New',
      text: 'New text',
      rows: [
        { id: 'q', label: 'New' },
        { id: 'r', label: 'Row' },
      ],
    }),
  ]
  const [, , last] = placeOwnValues(edited, { open, own, trees })
  expect(last).toMatchObject({ heading: 'Mine', text: 'New text', rows: [{ label: 'New' }, { label: 'My row' }] })
  expect(placeOwnValues(edited, { open: [], own, trees })).toEqual(edited)
  expect(listIgnored(edited, { open: [], own, trees }).map(({ reason }) => reason)).toEqual(['closed', 'closed'])
})

test('EDT-25: says which own values are ignored and why', () => {
  const open = [place('a', 'heading'), place('a', 'rows', '#gone', 'label'), place('gone', 'heading')]
  const own = [put('', 'a', 'heading'), put('1', 'a', 'rows', '#gone', 'label'), put('2', 'gone', 'heading'), put('3', 'b', 'text')]
  const ignored = listIgnored(BLOCKS, { open, own, trees })
  expect(ignored.map(({ reason, label }) => [reason, label])).toEqual([
    ['unfit', 'Heading'],
    ['gone', null],
    ['gone', null],
    ['closed', 'Text'],
  ])
  expect(new Set(ignored.map(explainIgnored)).size).toBe(3)
  expect(placeOwnValues(BLOCKS, { open, own, trees })).toEqual(BLOCKS)
})

test.each([
  ['the type of a block', ['blockType']],
  ['its id', ['id']],
  ['the id of a row', ['rows', '#r', 'id']],
  ['a list by a word', ['rows']],
  ['a field that no block has', ['constructor', 'prototype']],
  ['the prototype', ['__proto__', 'heading']],
])('EDT-25: %s can’t be replaced, even where it is stored as open', (_, path) => {
  const open = [place('a', ...path)]
  expect(placeOwnValues(BLOCKS, { open, own: [put('x', 'a', ...path)], trees })).toEqual(BLOCKS)
})

test('EDT-25: a block of an unknown type and one without id stay the group’s', () => {
  const strange = [
    { blockType: 'gone', id: 'a', heading: 'x' },
    { blockType: 'card', heading: 'y' },
  ]
  const own = [put('Mine', 'a', 'heading'), put('Mine', '', 'heading')]
  expect(placeOwnValues(strange, { open: own, own, trees })).toEqual(strange)
})

describe('EDT-25: stored lists are not trusted', () => {
  test('EDT-25: entries of the wrong form are dropped, and of two at one place the last counts', () => {
    const fine = { block: 'a', path: ['heading'] }
    const wrong = [
      null,
      'a',
      {},
      { block: 1, path: ['x'] },
      { block: 'a', path: [] },
      { block: 'a', path: ['x', 2] },
      { block: 'a', path: 'x' },
    ]
    expect(readOpenFields([...wrong, fine, fine])).toEqual([fine])
    expect(readOwnValues([...wrong, { ...fine, value: ['x'] }, { ...fine, value: 'one' }, { ...fine, value: 'two' }])).toEqual([
      { ...fine, value: 'two' },
    ])
    for (const value of [null, undefined, 'x', {}, 7]) expect([readOpenFields(value), readOwnValues(value)]).toEqual([[], []])
  })

  test('EDT-25: whatever is stored, blocks keep their number, types and ids, and closed fields their values', () => {
    const step = fc.constantFrom('heading', 'text', 'link', 'label', 'rows', '#r', 'blockType', 'id', '__proto__')
    const row = fc.record({
      block: fc.constantFrom('a', 'b', 'x'),
      path: fc.array(step, { maxLength: 3 }),
      value: fc.oneof(fc.string(), fc.jsonValue()),
    })
    fc.assert(
      fc.property(fc.array(row), fc.array(row), (someOpen, someOwn) => {
        const [open, own] = [readOpenFields(someOpen), readOwnValues(someOwn)]
        const shown = placeOwnValues(BLOCKS, { open, own, trees })
        expect(shown.map(({ id, blockType }) => [id, blockType])).toEqual(BLOCKS.map(({ id, blockType }) => [id, blockType]))
        BLOCKS.forEach((block, at) => {
          const after = shown[at] ?? block
          const before = listSectionFields(block, trees, open, own)
          listSectionFields(after, trees, open, own).forEach(({ value }, number) => {
            const field = before[number]
            const isIgnored = listIgnored(BLOCKS, { open, own, trees }).some(
              (one) => one.path === field?.own?.path && one.block === block.id,
            )
            const isPlaced = field?.own !== undefined && field.isOpen && !isIgnored
            // an own list that is stored as null has no rows
            const placed = field?.tree.kind === 'list' ? (field.own?.value ?? []) : field?.own?.value
            expect(value).toEqual(isPlaced ? placed : field?.value)
          })
        })
      }),
    )
  })

  test('EDT-25: each own value is either shown or said to be ignored', () => {
    const at = fc.constantFrom(place('a', 'heading'), place('a', 'text'), place('b', 'heading'), place('x', 'heading'))
    fc.assert(
      fc.property(fc.array(at), fc.array(fc.tuple(at, fc.string())), (someOpen, pairs) => {
        const [open, own] = [readOpenFields(someOpen), readOwnValues(pairs.map(([one, value]) => ({ ...one, value })))]
        const stored = { open, own, trees }
        const fields = placeOwnValues(BLOCKS, stored).flatMap((block) => listSectionFields(block, trees, open, own))
        const shown = fields.filter(({ isOpen, own: mine, value }) => isOpen && mine !== undefined && mine.value === value)
        expect(shown.length + listIgnored(BLOCKS, stored).length).toBeGreaterThanOrEqual(own.length)
      }),
    )
  })
})

test('EDT-25: an own value is taken back by its place', () => {
  expect(withoutPlace([put('1', 'a', 'heading'), put('2', 'b', 'heading')], place('a', 'heading'))).toEqual([put('2', 'b', 'heading')])
})

test('EDT-25: lists the pictures of a section once each, the group’s and the site’s own apart', () => {
  const pictures = {
    card: toFieldTrees(
      ['image', 'logo', 'count'].map((name) => ({ name, type: name === 'count' ? 'number' : 'upload', relationTo: 'media' })),
    ),
  }
  const block = { blockType: 'card', id: 'a', image: 3, logo: 3, count: 5 }
  const own = [put(9, 'a', 'image'), put(null, 'a', 'logo'), put(7, 'a', 'count')]
  expect(listPictureIds(listSectionFields(block, pictures, [place('a', 'image')], own))).toEqual({ shared: [3], own: [9] })
})

describe('EDT-25: a whole list', () => {
  const slides = {
    card: toFieldTrees([
      {
        ...{ name: 'slides', type: 'array', required: true },
        flattenedFields: [
          { name: 'heading', type: 'text', required: true },
          { name: 'image', type: 'upload', relationTo: 'media' },
        ],
      },
    ]),
  }
  const groups = [
    { id: 's1', heading: 'One', image: 3, effect: 'zoom' },
    { id: 's2', heading: 'Two', image: 4 },
  ]
  const blocks = [{ blockType: 'card', id: 'a', slides: groups }]
  const open = [place('a', 'slides'), place('a', 'slides', '#s1', 'heading')]
  const placed = (value: OwnValue['value'], opened = open) => {
    const own = [put('Only the heading', 'a', 'slides', '#s1', 'heading'), put(value, 'a', 'slides')]
    const stored = { open: opened, own, trees: slides }
    const fields = blocks.flatMap((block) => listSectionFields(block, slides, opened, own))
    const [shown] = placeOwnValues(blocks, stored)
    return { slides: shown?.slides, ignored: listIgnored(blocks, stored).map(({ reason }) => reason), pictures: listPictureIds(fields) }
  }

  test('EDT-25: a site’s own rows take the place of the group’s; what the form doesn’t show comes from the copied row, and nothing else', () => {
    const own = [
      { id: 'new', heading: 'Ours', image: 9, effect: 'smuggled' },
      { id: 's1', heading: 'One of ours', image: 3 },
    ]
    expect(placed(own)).toEqual({
      slides: [
        { id: 'new', heading: 'Ours', image: 9 },
        { id: 's1', heading: 'One of ours', image: 3, effect: 'zoom' },
      ],
      ignored: ['covered'],
      pictures: { shared: [3, 4], own: [9, 3] },
    })
  })

  test('EDT-25: rows that don’t fit, and those of a closed list, leave the group’s rows and a site’s values in them', () => {
    const [first, second] = groups
    const single = [{ ...first, heading: 'Only the heading' }, second]
    expect(placed([])).toMatchObject({ slides: single, ignored: ['unfit'] })
    expect(placed([{ id: 'x', heading: '' }])).toMatchObject({ slides: single, ignored: ['unfit'] })
    expect(placed([{ id: 'x', heading: 'Ours' }], [])).toMatchObject({ slides: groups, ignored: ['closed', 'closed'] })
  })
})
