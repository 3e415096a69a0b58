import { describe, expect, test } from 'vitest'
import { ALL_STOCK, type SearchState } from '@/domain/search/search-state'
import { isSubscriptionMode, toModeViews } from './to-mode-views'

const subscribed: SearchState = { ...ALL_STOCK, ranges: { subscription_price: { min: 1, max: null } } }

describe('the tabs on a site with subscriptions', () => {
  test.each<[string, SearchState, [string, boolean][]]>([
    [
      'PRC-02: all cars',
      { ...ALL_STOCK, lists: { body: ['SUV'] } },
      [
        ['/search?body=SUV', true],
        ['/search?body=SUV&subscription_price=1-', false],
      ],
    ],
    [
      'SRCH-05: the link back keeps the other filters and drops the page number',
      { ...subscribed, lists: { body: ['SUV'] }, page: 3 },
      [
        ['/search?body=SUV', false],
        ['/search?body=SUV&subscription_price=1-', true],
      ],
    ],
  ])('%s', (_, state, expected) => {
    expect(toModeViews(state, true).map(({ href, isCurrent }) => [href, isCurrent])).toEqual(expected)
  })

  test('PRC-02: a site without subscriptions has no tabs', () => {
    expect(toModeViews(subscribed, false)).toEqual([])
  })

  test.each<[string, SearchState, boolean]>([
    ['PRC-02: any subscription price', subscribed, true],
    ['PRC-02: a custom price limit is an ordinary filter', { ...ALL_STOCK, ranges: { subscription_price: { min: 1, max: 900 } } }, false],
    ['PRC-02: none', ALL_STOCK, false],
  ])('%s', (_, state, expected) => {
    expect(isSubscriptionMode(state)).toBe(expected)
  })
})
