import { expect, test } from 'vitest'
import { leaveOutRepeatedLists } from './repeated-lists'

const cards = (placeType?: string) => ({ blockType: 'locationCards', placeType: placeType ?? null })
const rail = (placeType: string) => ({ blockType: 'locationCarousel', placeType })
const locator = { blockType: 'dealerLocator' }
const text = { blockType: 'richText' }

test.each([
  ['cards and a row of the same locations', [cards('all'), text, rail('all')], [cards('all'), text]],
  ['a list without a kind is of all locations', [cards(), rail('all')], [cards()]],
  ['one kind after all', [cards('all'), rail('service')], [cards('all')]],
  ['different kinds stay', [cards('sales'), rail('service')], [cards('sales'), rail('service')]],
  ['all after one kind stays, because it lists more', [cards('sales'), rail('all')], [cards('sales'), rail('all')]],
  ['showrooms after a dealer locator', [locator, cards('sales'), cards('service')], [locator, cards('service')]],
  ['other blocks may repeat', [text, text], [text, text]],
])('LOOK-18: %s', (_, blocks, expected) => {
  expect(leaveOutRepeatedLists(blocks)).toEqual(expected)
})
