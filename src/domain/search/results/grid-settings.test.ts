import { expect, test } from 'vitest'
import { ALL_STOCK, type SearchState } from '@/domain/search/search-state'
import { toGridCards, toGridContext, toPromoListing } from './grid-settings'

const NOW = 1_790_000_000
const searched = (overrides: Partial<SearchState>): SearchState => ({ ...ALL_STOCK, ...overrides })

test.each([
  ['all stock', {}, [], false],
  ['one type', { lists: { car_type: ['used'] } }, ['used'], true],
  ['a type and a body', { lists: { car_type: ['used'], body: ['Ute'] } }, ['used'], false],
  ['a type and words', { lists: { car_type: ['used'] }, query: 'white' }, ['used'], false],
  ['a type and a price', { lists: { car_type: ['used'] }, ranges: { price: { min: null, max: 40_000 } } }, ['used'], false],
])('CMS-08: %s', (_, overrides, display, isExactlyDisplay) => {
  expect(toPromoListing(searched(overrides), NOW)).toEqual({ now: NOW, display, isExactlyDisplay })
})

test.each([
  ['used alone', ['used'], true],
  ['used and demo', ['used', 'demo'], false],
  ['new', ['new'], false],
  ['every type', [], false],
])('SRP-08: positions of used listings apply to %s: %s', (_, types, isUsedListing) => {
  const lists = types.length > 0 ? { car_type: types } : {}
  expect(toGridContext(searched({ lists, page: 2 }), NOW)).toEqual({ page: 2, now: NOW, isUsedListing })
})

test.each([
  ['2026-07-01T00:00:00.000Z', 1_782_864_000],
  ['', null],
])('SRP-10: the expiry “%s” of the end-of-financial-year card is %s', (eofyCardExpiry, expected) => {
  const switches = { ctaCardPositions: [2], eofyCardPositions: [3], usedCarPromoPositions: [4], eofyCardExpiry }
  expect(toGridCards(switches, [])).toEqual({
    promos: [],
    ctaCardPositions: [2],
    eofyCardPositions: [3],
    usedCarPromoPositions: [4],
    eofyCardExpiry: expected,
  })
})
