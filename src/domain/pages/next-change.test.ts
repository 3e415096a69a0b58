import { expect, test } from 'vitest'
import { resolveNextChange } from './next-change'

const offer = { kind: 'offer' as const, title: 'EOFY', start: 200, expiry: 400 }
const promo = { kind: 'promo' as const, title: 'Utes', start: null, expiry: 300 }

test.each([
  ['an offer starts', { scheduled: [], countdowns: [], lists: ['offer' as const] }, 100, { at: 200, text: 'Offer “EOFY” starts' }],
  ['a running offer ends', { scheduled: [], countdowns: [], lists: ['offer' as const] }, 200, { at: 400, text: 'Offer “EOFY” ends' }],
  [
    'the earliest of all',
    { scheduled: [], countdowns: [350], lists: ['offer' as const, 'promo' as const] },
    250,
    { at: 300, text: 'Promo card “Utes” ends' },
  ],
  ['a countdown', { scheduled: [], countdowns: [50, 350], lists: [] }, 100, { at: 350, text: 'Countdown ends' }],
  [
    'its own schedule',
    { scheduled: [90, 150, 180], countdowns: [350], lists: ['offer' as const] },
    100,
    { at: 150, text: 'The page or a block starts or ends' },
  ],
  ['content that the page does not list', { scheduled: [], countdowns: [], lists: [] }, 100, null],
  ['everything has passed', { scheduled: [], countdowns: [350], lists: ['offer' as const] }, 400, null],
])('EDT-12: the next scheduled change of a page: %s', (_, page, now, change) => {
  expect(resolveNextChange(page, [offer, promo], now)).toEqual(change)
})
