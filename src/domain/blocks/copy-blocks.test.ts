import { expect, test } from 'vitest'
import { copyBlock, nameBlock } from './copy-blocks'

test('ADM-13: a copied block keeps its content but not the ids of its rows', () => {
  const content = { root: { id: 'kept', children: [] } }
  const block = { id: 'b1', blockType: 'heroSlider', slides: [{ id: 's1', heading: 'Utes', image: 7, content }], tags: ['a'] }
  expect(copyBlock(block)).toEqual({ blockType: 'heroSlider', slides: [{ heading: 'Utes', image: 7, content }], tags: ['a'] })
  expect(block.slides[0]?.id).toBe('s1')
})

test.each([
  [{ blockType: 'heroSlider' }, '1. Hero slider'],
  [{ blockType: 'heroSlider', slides: [{ heading: 'Utes' }] }, '1. Hero slider: Utes'],
  [{ blockType: 'faq', heading: ' Questions ' }, '1. FAQ: Questions'],
  [{ blockType: 'faq', heading: '', blockName: 'For EOFY' }, '1. FAQ: For EOFY'],
  [{ blockType: 'constructor' }, '1. constructor'],
])('ADM-13: %j is listed as %s', (block, name) => {
  expect(nameBlock(block, 0, { heroSlider: 'Hero slider', faq: 'FAQ' })).toBe(name)
})
