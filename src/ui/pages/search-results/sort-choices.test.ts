import { expect, test } from 'vitest'
import { aSearchView } from '@tests/builders/search-view'

const place = { postcode: '4105', suburb: 'Moorooka', state: 'QLD', lat: -27.5, lng: 153 } as const

test('LOOK-15: results around a place can be sorted by distance', () => {
  const { sort } = aSearchView('postcode=4105&distance=50&sortBy=nearest', { nearby: { kind: 'at', place } })
  expect([sort.value, sort.options.at(-1)]).toEqual(['nearest', { value: 'nearest', label: 'Nearest first' }])
})

test('LOOK-15: without a place there is no such order, and an address that names it shows the usual one', () => {
  const { sort } = aSearchView('sortBy=nearest')
  expect([sort.value, sort.options.map(({ value }) => value)]).toEqual([
    'recommended',
    ['recommended', 'price-low', 'price-high', 'newest', 'lowest-km'],
  ])
})
