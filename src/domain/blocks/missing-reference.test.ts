import { expect, test } from 'vitest'
import { explainMissing, type ReferencePosition } from './missing-reference'

const block = { number: 3, name: 'Location details' }

test.each<[string, ReferencePosition, string]>([
  [
    'locations',
    { block },
    'Block 3 (Location details): the location it shows was deleted or belongs to another site. Choose another or remove the block.',
  ],
  [
    'media',
    { block: { number: 1, name: 'Hero slider' }, row: { number: 2, name: 'Slide' } },
    'Block 1 (Hero slider), slide 2: the picture it shows was deleted or belongs to another site. Choose another or remove the slide.',
  ],
  ['media', {}, 'The picture chosen here was deleted or belongs to another site. Choose another or remove it.'],
  ['things', {}, 'The document chosen here was deleted or belongs to another site. Choose another or remove it.'],
])('CMS-01, SEC-01: a reference to %s at %j is reported with its position and how to fix it', (collection, place, words) => {
  expect(explainMissing(collection, place)).toBe(words)
})
