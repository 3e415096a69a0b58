import { expect, test } from 'vitest'
import { isTitledByBlock } from './page-title'

test.each([
  [undefined, false],
  [{ blockType: 'richText' }, false],
  [{ blockType: 'heroSlider' }, true],
  [{ blockType: 'locationDetails' }, true],
  [{ blockType: 'searchPanel', heading: 'Find your car' }, true],
  [{ blockType: 'searchPanel', heading: '' }, false],
])('CMS-01: a page that begins with %j has its title in that block: %s', (block, isTitled) => {
  expect(isTitledByBlock(block)).toBe(isTitled)
})
