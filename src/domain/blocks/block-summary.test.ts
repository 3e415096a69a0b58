import { expect, test } from 'vitest'
import { summariseBlock } from './block-summary'

const rich = (text: string) => ({ root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } })

test.each([
  ['its heading', { blockType: 'faq', heading: 'Questions', text: 'All of them' }, 'Questions'],
  ['the name that an editor gave it', { blockType: 'faq', blockName: 'Below the fold', heading: 'Questions' }, 'Below the fold'],
  ['the first words of a text', { blockType: 'richText', content: rich('On-road costs are included.') }, 'On-road costs are included.'],
  ['the text of its first row', { blockType: 'heroSlider', slides: [{ heading: 'Utes' }, { heading: 'Vans' }] }, 'Utes'],
  ['nothing', { blockType: 'spacer', size: 'small', heading: null }, ''],
  ['at most one line', { heading: 'word '.repeat(30) }, `${'word '.repeat(12).slice(0, 59).trimEnd()}…`],
])('ADM-13: a block is summarised by %s', (_, block, words) => {
  expect(summariseBlock(block)).toBe(words)
})
