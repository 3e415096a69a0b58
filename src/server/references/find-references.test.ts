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

test('SEC-01: finds references in tabs, groups, lists, arrays and blocks', () => {
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

test('SEC-01: empty fields give no reference', () => {
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
])('SEC-01: %j, which a draft may contain without validation, counts as a document that does not exist', (image) => {
  expect(findReferences(fields, { group: { image } })).toEqual([
    { collection: 'media', id: Array.isArray(image) ? 6 : 0, path: 'group.image', position: {} },
  ])
})

test('CMS-01, SEC-01: gives the position of a reference: block and row, counted as in the editor', () => {
  const labelled: Field[] = [
    {
      name: 'layout',
      type: 'blocks',
      blocks: [
        { slug: 'text', fields: [] },
        {
          slug: 'hero',
          labels: { singular: 'Hero slider', plural: 'Hero sliders' },
          fields: [image, { name: 'slides', type: 'array', labels: { singular: 'Slide', plural: 'Slides' }, fields: [image] }],
        },
      ],
    },
  ]
  const block = { number: 2, name: 'Hero slider' }
  const layout = [{ blockType: 'text' }, { blockType: 'hero', image: 4, slides: [{}, { image: 5 }] }]
  expect(findReferences(labelled, { layout })).toEqual([
    { collection: 'media', id: 4, path: 'layout.1.image', position: { block } },
    { collection: 'media', id: 5, path: 'layout.1.slides.1.image', position: { block, row: { number: 2, name: 'Slide' } } },
  ])
})

test('SEC-01: ignores invalid rows in unvalidated drafts', () => {
  expect(found({ layout: 'hero' })).toEqual([])
  expect(found({ layout: [null, 7, { blockType: 'hero', slides: { image: 3 } }] })).toEqual([])
})
