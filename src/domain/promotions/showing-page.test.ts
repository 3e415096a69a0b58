import { expect, test } from 'vitest'
import { findShowingPage } from './showing-page'

const home = {
  path: '/',
  layout: [
    { blockType: 'offersGrid', limit: 3 },
    { blockType: 'faq', category: 'Finance' },
  ],
}
const offers = { path: '/special-offers', layout: [{ blockType: 'offersGrid' }] }
const sell = { path: '/trade-in', layout: [{ blockType: 'tradeInFaq', category: 'trade-in', isHidden: true }] }
const pages = [home, offers, sell]

test('EDT-16: an offer is shown on the page that shows all of them, else on one with a limit', () => {
  expect(findShowingPage(pages, { kind: 'offer' })).toBe(offers)
  expect(findShowingPage([home], { kind: 'offer' })).toBe(home)
  expect(findShowingPage([{ path: '/empty' }], { kind: 'offer' })).toBeNull()
})

test.each([
  ['finance', home],
  ['trade-in', null],
  [null, null],
])('EDT-16: the question of category %s has its page, hidden blocks do not count', (category, page) => {
  expect(findShowingPage(pages, { kind: 'question', category })).toBe(page)
})

test('EDT-16: a block without a category shows every question', () => {
  const all = { path: '/faq', layout: [{ blockType: 'faq', category: null }] }
  expect(findShowingPage([sell, all], { kind: 'question', category: null })).toBe(all)
})
