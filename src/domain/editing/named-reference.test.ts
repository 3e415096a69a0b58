import { expect, test } from 'vitest'
import type { StoredField } from '../json/stored-field'
import { listReferences, namePicture, NamedReference, nameReferences, tellApart } from './named-reference'

const FIELDS: StoredField[] = [
  { name: 'title', type: 'text' },
  { name: 'image', type: 'upload', relationTo: 'media' },
  { name: 'offers', type: 'relationship', relationTo: 'offers', hasMany: true },
  {
    name: 'layout',
    type: 'blocks',
    blocks: [{ slug: 'card', flattenedFields: [{ name: 'image', type: 'upload', relationTo: 'media' }] }],
  },
]
const PAGE = { title: '7', image: 7, offers: [3, 4], layout: [{ blockType: 'card', image: 8 }] }

test('EDT-18: lists what a document refers to, at any depth, and leaves the document as it is', () => {
  expect(listReferences(FIELDS, PAGE).map(({ collection, id }) => `${collection} ${id}`)).toEqual([
    'media 7',
    'offers 3',
    'offers 4',
    'media 8',
  ])
  expect(PAGE.image).toBe(7)
})

test('EDT-18: names take the place of ids, and nothing else changes', () => {
  const named = nameReferences(FIELDS, PAGE, ({ collection, id }) => new NamedReference(`${collection} no. ${id}`))
  expect(named).toEqual({
    title: '7',
    image: new NamedReference('media no. 7'),
    offers: [new NamedReference('offers no. 3'), new NamedReference('offers no. 4')],
    layout: [{ blockType: 'card', image: new NamedReference('media no. 8') }],
  })
})

test.each([
  [{ x: 20, y: 70 }, 'Utes at the yard, focal point 20% from the left, 70% from the top'],
  [null, 'Utes at the yard, focal point in the middle'],
])('EDT-14, EDT-18: a picture with the point %j is named “%s”', (focal, text) => {
  expect(namePicture({ name: 'Utes at the yard', url: null, focal }).text).toBe(text)
})

test('EDT-18: a name that two documents have is followed by what tells them apart', () => {
  const documents = [
    { name: 'Utes at the yard', detail: 'utes-1.webp' },
    { name: 'Our team', detail: 'team.webp' },
    { name: 'Utes at the yard', detail: 'utes-2.webp' },
  ]
  expect(tellApart(documents)).toEqual(['Utes at the yard (utes-1.webp)', 'Our team', 'Utes at the yard (utes-2.webp)'])
})
