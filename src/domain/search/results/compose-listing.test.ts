import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PromoCard } from '@/domain/promotions/promo'
import { composeListing } from './compose-listing'

const NOW = 1_000
const cars = Array.from({ length: 7 }, (_, id) => ({ id, status: 'in_stock' as const }))
const context = { page: 1, now: NOW, isUsedListing: false, display: ['used'], isExactlyDisplay: false }
const none = { ctaCardPositions: [], eofyCardPositions: [], eofyCardExpiry: null, usedCarPromoPositions: [] }
const promo = (overrides: Partial<PromoCard>): PromoCard => ({
  id: 'a',
  position: 2,
  start: null,
  expiry: null,
  display: null,
  strictDisplay: false,
  node: null,
  ...overrides,
})

test.each([
  ['CMS-10: not started', { start: NOW + 1 }, context, { kind: 'notStarted', start: NOW + 1 }],
  ['CMS-10: expired, to the second', { expiry: NOW }, context, { kind: 'expired', expiry: NOW }],
  ['CMS-08: for another listing', { display: 'new' }, context, { kind: 'otherListing', display: 'new' }],
  ['CMS-08: only for exactly its listing', { display: 'used', strictDisplay: true }, context, { kind: 'notExactListing', display: 'used' }],
  ['SRP-07: past the end', { position: 8 }, context, { kind: 'pastEnd', position: 8 }],
  ['SRP-07: on page 2', {}, { ...context, page: 2 }, { kind: 'notFirstPage' }],
  ['SRP-07: no such position', { position: 0 }, context, { kind: 'noPosition' }],
  [
    'CMS-10: its dates are checked before its position',
    { expiry: NOW, position: 99 },
    { ...context, page: 2 },
    { kind: 'expired', expiry: NOW },
  ],
])('%s', (_, overrides, where, reason) => {
  const { cells, leftOut } = composeListing(cars, { ...none, promos: [promo(overrides)] }, where)
  expect([cells.length, leftOut.map((left) => left.reason)]).toEqual([7, [reason]])
})

test('SRP-07, SRP-09: active cards of the listing are at their positions', () => {
  const { cells, leftOut } = composeListing(
    cars,
    { ...none, ctaCardPositions: [2], promos: [promo({}), promo({ id: 'b', expiry: NOW })] },
    context,
  )
  expect(cells.slice(0, 4).map(({ kind }) => kind)).toEqual(['vehicle', 'promo', 'cta', 'vehicle'])
  expect(leftOut).toMatchObject([{ card: { kind: 'promo', promo: { id: 'b' } }, reason: { kind: 'expired' } }])
})

test('ADM-09: every card is either in the grid or left out for one reason', () => {
  const instant = fc.option(fc.integer({ min: NOW - 3, max: NOW + 3 }))
  const cards = fc.array(
    fc.record({
      position: fc.integer({ min: 0, max: 10 }),
      start: instant,
      expiry: instant,
      display: fc.constantFrom(null, 'used', 'new'),
      strictDisplay: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(cards, fc.integer({ min: 1, max: 2 }), fc.boolean(), (given, page, isExactlyDisplay) => {
      const promos = given.map((overrides, id) => promo({ ...overrides, id }))
      const { cells, leftOut } = composeListing(cars, { ...none, promos }, { ...context, page, isExactlyDisplay })
      const shown = cells.flatMap((cell) => (cell.kind === 'promo' ? [cell.promo.id] : []))
      const absent = leftOut.flatMap(({ card }) => (card.kind === 'promo' ? [card.promo.id] : []))
      expect([...shown, ...absent].toSorted()).toEqual(promos.map(({ id }) => id).toSorted())
    }),
  )
})
