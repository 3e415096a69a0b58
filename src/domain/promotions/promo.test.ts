import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundariesOf, isRunning, selectPromoCards, type PromoCard } from './promo'

function aPromo(overrides: Partial<PromoCard<string>> = {}): PromoCard<string> {
  return { id: 'promo', start: null, expiry: null, position: 1, display: null, strictDisplay: false, node: 'content', ...overrides }
}

const listing = { now: 100, display: ['used'], isExactlyDisplay: true }

test.each([
  ['CMS-10: a second before the start', 100, 200, 99, false],
  ['CMS-10: at the start', 100, 200, 100, true],
  ['CMS-10: a second before the expiry', 100, 200, 199, true],
  ['CMS-10: at the expiry', 100, 200, 200, false],
  ['CMS-10: no start', null, 200, 0, true],
  ['CMS-10: no start, expired', null, 200, 200, false],
  ['CMS-10: no expiry', 100, null, 9_999_999_999, true],
  ['CMS-10: no expiry, not started', 100, null, 99, false],
  ['CMS-10: no start and no expiry', null, null, 0, true],
  ['CMS-10: expiry before start never runs', 200, 100, 150, false],
])('%s', (_, start, expiry, now, expected) => {
  expect(isRunning({ start, expiry }, now)).toBe(expected)
})

describe('selectPromoCards', () => {
  test.each([
    ['CMS-08: a card without display is shown in every listing', {}, listing, null],
    ['CMS-08: a card for this listing', { display: 'used' }, listing, null],
    ['CMS-08: a card for another listing', { display: 'new' }, listing, { kind: 'otherListing', display: 'new' }],
    ['CMS-08: a listing of several values, including this one', { display: 'new' }, { ...listing, display: ['new', 'demo'] }, null],
    ['CMS-08: a listing without a limit', { display: 'new' }, { ...listing, display: [] }, null],
    ['CMS-08: strict, in exactly this listing', { display: 'used', strictDisplay: true }, listing, null],
    [
      'CMS-08: strict, in a listing with another filter',
      { display: 'used', strictDisplay: true },
      { ...listing, isExactlyDisplay: false },
      { kind: 'notExactListing', display: 'used' },
    ],
    [
      'CMS-08: strict, in a listing with another value',
      { display: 'used', strictDisplay: true },
      { ...listing, display: ['used', 'demo'] },
      { kind: 'notExactListing', display: 'used' },
    ],
    [
      'CMS-08: strict, in a listing without a limit',
      { display: 'used', strictDisplay: true },
      { ...listing, display: [] },
      { kind: 'notExactListing', display: 'used' },
    ],
    ['CMS-10: not started', { start: 101 }, listing, { kind: 'notStarted', start: 101 }],
    ['CMS-10: expired', { expiry: 100 }, listing, { kind: 'expired', expiry: 100 }],
  ])('%s', (_, overrides, where, reason) => {
    const card = aPromo(overrides)
    const expected = reason ? { shown: [], leftOut: [{ card, reason }] } : { shown: [card], leftOut: [] }
    expect(selectPromoCards([card], where)).toEqual(expected)
  })

  test('CMS-09: cards are in position order; cards with equal positions keep their order', () => {
    const cards = [
      aPromo({ id: 'd', position: 9 }),
      aPromo({ id: 'a', position: 2 }),
      aPromo({ id: 'c', position: 5 }),
      aPromo({ id: 'b', position: 2 }),
    ]
    expect(selectPromoCards(cards, listing).shown.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  })
})

const instant = fc.option(fc.integer({ min: 0, max: 60 }))
const anyCards = fc.array(
  fc.record({ start: instant, expiry: instant, position: fc.integer({ min: 1, max: 9 }), display: fc.constantFrom(null, 'used', 'new') }),
  { maxLength: 6 },
)

test('CMS-10: the shown cards change only at boundaries', () => {
  fc.assert(
    fc.property(anyCards, (drafts) => {
      const cards = drafts.map((draft, index) => aPromo({ ...draft, id: index }))
      const boundaries = boundariesOf(cards)
      const shownAt = (now: number) => selectPromoCards(cards, { ...listing, now }).shown
      for (let now = 0; now < 62; now += 1) {
        if (!boundaries.includes(now + 1)) expect(shownAt(now + 1)).toEqual(shownAt(now))
      }
    }),
  )
})

test('CMS-10: every card is either shown while it runs, or left out with a reason', () => {
  fc.assert(
    fc.property(anyCards, fc.integer({ min: 0, max: 60 }), (drafts, now) => {
      const cards = drafts.map((draft, index) => aPromo({ ...draft, id: index }))
      const { shown, leftOut } = selectPromoCards(cards, { ...listing, now })
      expect(shown.every((card) => isRunning(card, now))).toBe(true)
      expect([...shown, ...leftOut.map(({ card }) => card)].map(({ id }) => Number(id)).sort((a, b) => a - b)).toEqual(
        cards.map((_, index) => index),
      )
    }),
  )
})

test.each([
  [
    'PERF-06: boundaries are ascending and unique',
    [
      { start: 30, expiry: 90 },
      { start: 10, expiry: 30 },
    ],
    [10, 30, 90],
  ],
  [
    'PERF-06: unbounded sides have no boundary',
    [
      { start: null, expiry: 90 },
      { start: 10, expiry: null },
      { start: null, expiry: null },
    ],
    [10, 90],
  ],
  ['PERF-06: a window that never opens has no boundaries', [{ start: 90, expiry: 90 }], []],
])('%s', (_, windows, expected) => {
  expect(boundariesOf(windows)).toEqual(expected)
})
