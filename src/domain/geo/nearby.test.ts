import { expect, test } from 'vitest'
import { centreOf, explainNearby, measureDistance, type Nearby } from './nearby'

const moorooka = { suburb: 'Moorooka', state: 'QLD', postcode: '4105', lat: -27.535, lng: 153.026 } as const

test.each<[string, Nearby, string | null, boolean]>([
  ['SRCH-20: no postcode', { kind: 'off' }, null, false],
  ['SRCH-20: a postcode', { kind: 'at', place: moorooka }, null, true],
  ['SRCH-22: an unknown postcode', { kind: 'unknown', postcode: '9999' }, 'Invalid postcode', false],
  ['API-09: a failed lookup shows no message', { kind: 'unavailable', postcode: '4105' }, null, false],
])('%s', (_, nearby, message, filters) => {
  expect([explainNearby(nearby), centreOf(nearby) !== null]).toEqual([message, filters])
})

test('LIM-01: distances have one decimal', () => {
  // One degree of latitude on a globe with a radius of 6371 km.
  expect(measureDistance({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBe(111.2)
  expect(measureDistance(moorooka, { lat: -27.535, lng: 153.026 })).toBe(0)
  expect(measureDistance(moorooka, null)).toBeNull()
})
