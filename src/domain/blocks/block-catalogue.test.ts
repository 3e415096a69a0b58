import { expect, test } from 'vitest'
import { resolveSwitches } from '../switches/resolve-switches'
import { BLOCK_GROUPS, explainBlock, groupOfBlock, isBlockShown, listBlocks, listBlocksOffered } from './block-catalogue'

const switchesOf = (tenant: Record<string, unknown>) => resolveSwitches({ tenant }).values

test.each([
  ['ADM-13: a dealer has no picker of dealers', { siteKind: 'dealer' }, ['richText', 'heroSlider']],
  ['ADM-13: a manufacturer has one', { siteKind: 'manufacturer' }, ['richText', 'dealerPicker', 'heroSlider']],
  ['ADM-13: the blog list if the blog is on', { siteKind: 'dealer', blogEnabled: true }, ['richText', 'heroSlider', 'blogList']],
  ['ADM-13: the sales counter if it is on', { siteKind: 'dealer', salesCounterEnabled: true }, ['richText', 'heroSlider', 'salesCounter']],
])('%s', (_, tenant, offered) => {
  const all = ['richText', 'dealerPicker', 'heroSlider', 'blogList', 'salesCounter']
  expect(listBlocksOffered(all, switchesOf(tenant))).toEqual(offered)
})

test.each([
  ['ADM-13: shown', { blockType: 'richText' }, true],
  ['ADM-13: hidden by its editor', { blockType: 'richText', isHidden: true }, false],
  ['ADM-13: shown by its editor', { blockType: 'richText', isHidden: null }, true],
  ['ADM-13: its switch is off', { blockType: 'dealerPicker' }, false],
])('%s', (_, block, isShown) => {
  expect(isBlockShown(block, switchesOf({ siteKind: 'dealer' }))).toBe(isShown)
})

test('ADM-13: every block has a group, even an unlisted one', () => {
  for (const slug of ['heroSlider', 'spacer', 'somethingNew', 'constructor']) expect(BLOCK_GROUPS).toHaveProperty(groupOfBlock(slug))
})

test('ADM-13: each block’s description is one sentence that fits on a line', () => {
  for (const slug of listBlocks()) expect(explainBlock(slug), slug).toMatch(/^[A-Z][^.]{15,80}\.$/)
  expect(explainBlock('somethingNew')).toBe('')
})

test('ADM-13: the picker lists its groups in order', () => {
  const groups = listBlocks().map(groupOfBlock)
  expect([...new Set(groups)]).toEqual(Object.keys(BLOCK_GROUPS))
  expect(groups).toEqual(Object.keys(BLOCK_GROUPS).flatMap((group) => groups.filter((one) => one === group)))
})
