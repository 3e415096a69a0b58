import { expect, test } from 'vitest'
import { isSearchArrival, toDataLayerEntry, toVisitEvent, VISIT_EVENTS } from './visit-event'

test('EVT-01: events and numbers correspond one to one', () => {
  const numbers = Object.values(VISIT_EVENTS)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.toSorted((a, b) => a - b)).toEqual([4, 9, 14, 15, 17, 18, 22, 25, 26, 39, 48, 49, 51, 60, 61])
})

test('EVT-01: the data layer gets name, number and car', () => {
  expect(toDataLayerEntry(VISIT_EVENTS.saveCar, 7)).toEqual({ event: 'forecourt_saveCar', event_id: 39, car_id: 7 })
  expect(toDataLayerEntry(VISIT_EVENTS.searchView, null)).toEqual({ event: 'forecourt_searchView', event_id: 49 })
})

test('EVT-01: an unknown number is no event', () => {
  expect([toVisitEvent(22), toVisitEvent(5), toVisitEvent(null)]).toEqual([22, null, null])
})

test.each([
  ['EVT-16: from another site', null, '/search', true],
  ['EVT-16: from the home page', '/', '/search/toyota', true],
  ['EVT-16: from a car and back', '/cars/a', '/search', true],
  ['EVT-16: a filter is not an arrival', '/search', '/search/toyota', false],
  ['EVT-16: the next page is not an arrival', '/search', '/search', false],
  ['EVT-16: another page', '/', '/search-tips', false],
])('%s', (_, from, to, expected) => {
  expect(isSearchArrival(from, to)).toBe(expected)
})
