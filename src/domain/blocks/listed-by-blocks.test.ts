import { expect, test } from 'vitest'
import { isListedByBlocks } from './listed-by-blocks'

const faq = (category: string | null) => [{ blockType: 'columns', columns: [{ blocks: [{ blockType: 'faq', category }] }] }]

test.each([
  ['promo cards', [{ blockType: 'promoCards' }], { collection: 'promo-cards' }, true],
  ['another block', [{ blockType: 'spacer' }], { collection: 'promo-cards' }, false],
  ['another collection', [{ blockType: 'promoCards' }], { collection: 'offers' }, false],
  ['a collection that no block lists', [{ blockType: 'promoCards' }], { collection: 'media' }, false],
  ['questions of its category, in a column', faq(' Finance'), { collection: 'faqs', category: 'finance' }, true],
  ['questions of every category', faq(null), { collection: 'faqs', category: 'finance' }, true],
  ['questions of another category', faq('delivery'), { collection: 'faqs', category: 'finance' }, false],
  ['no layout', null, { collection: 'faqs', category: 'finance' }, false],
])('EDT-26: a page lists a document by %s', (_, layout, listed, expected) => {
  expect(isListedByBlocks(layout, listed)).toBe(expected)
})
