import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { findReferences } from './find-references'

const image: Field = { name: 'image', type: 'upload', relationTo: 'media' }
const fields: Field[] = [
  {
    type: 'tabs',
    tabs: [
      { label: 'Main', fields: [{ type: 'row', fields: [image] }] },
      { name: 'meta', fields: [image] },
    ],
  },
  { name: 'places', type: 'relationship', relationTo: 'locations', hasMany: true },
  { name: 'group', type: 'group', fields: [image] },
  { name: 'layout', type: 'blocks', blocks: [{ slug: 'hero', fields: [{ name: 'slides', type: 'array', fields: [image] }] }] },
]
const found = (data: Record<string, unknown>) => findReferences(fields, data).map(({ collection, id }) => `${collection}:${id}`)

test('SEC-01: references are found in tabs, groups, lists, arrays and blocks', () => {
  const data = {
    image: 1,
    meta: { image: { id: 2 } },
    places: [3, { id: 4 }],
    group: { image: '5' },
    layout: [
      { blockType: 'hero', slides: [{ image: 6 }, { image: 7 }] },
      { blockType: 'gone', slides: [{ image: 8 }] },
    ],
  }
  expect(found(data).toSorted()).toEqual(['locations:3', 'locations:4', 'media:1', 'media:2', 'media:5', 'media:6', 'media:7'])
})

test('SEC-01: what is empty refers to nothing', () => {
  expect(found({ image: null, places: [], group: {}, layout: [{ blockType: 'hero', slides: [{}] }] })).toEqual([])
})

test.each([
  [{ relationTo: 'media', value: 6 }],
  [{ value: '6' }],
  [{}],
  [true],
  [1.5],
  ['six'],
  [[6]],
  [{ id: { relationTo: 'media', value: 6 } }],
])('SEC-01: %j, which a draft may hold unvalidated, is told as a document that nobody has', (image) => {
  expect(findReferences(fields, { group: { image } })).toEqual([
    { collection: 'media', id: Array.isArray(image) ? 6 : 0, path: 'group.image' },
  ])
})
