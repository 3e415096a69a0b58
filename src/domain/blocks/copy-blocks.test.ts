import { expect, test } from 'vitest'
import { copyBlock, nameBlock } from './copy-blocks'

test('ADM-13: a copied block keeps its content and no id of its rows', () => {
  const content = { root: { id: 'kept', children: [] } }
  const block = { id: 'b1', blockType: 'heroSlider', slides: [{ id: 's1', heading: 'Utes', image: 7, content }], tags: ['a'] }
  expect(copyBlock(block)).toEqual({ blockType: 'heroSlider', slides: [{ heading: 'Utes', image: 7, content }], tags: ['a'] })
  expect(block.slides[0]?.id).toBe('s1')
})

test.each([
  [{ blockType: 'heroSlider' }, '1. Hero slider'],
  [{ blockType: 'faq', heading: ' Questions ' }, '1. Faq: Questions'],
  [{ blockType: 'faq', heading: '', blockName: 'For EOFY' }, '1. Faq: For EOFY'],
])('ADM-13: %j is listed as %s', (block, name) => {
  expect(nameBlock(block, 0)).toBe(name)
})
