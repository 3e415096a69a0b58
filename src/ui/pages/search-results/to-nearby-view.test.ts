import { expect, test } from 'vitest'
import { toNearbyView } from './to-nearby-view'

const moorooka = { suburb: 'Moorooka', state: 'QLD', postcode: '4105', lat: -27.535, lng: 153.026 } as const

test("SRCH-20: offers the distances, and preselects the tenant's default (SRCH-21)", () => {
  const view = toNearbyView({ near: null }, { kind: 'off' }, 60)
  expect(view).toMatchObject({ postcode: '', distance: '60', place: null, message: null })
  expect(view.options.map(({ label }) => label)).toContain('Within 60 km')
  expect(view.options.at(-1)).toEqual({ value: '1000', label: 'Within 1,000 km' })
})

test('SRCH-20: names the location that was found', () => {
  expect(toNearbyView({ near: { postcode: '4105', radiusKm: 25 } }, { kind: 'at', place: moorooka }, 50)).toMatchObject({
    postcode: '4105',
    distance: '25',
    place: 'Moorooka QLD 4105',
    message: null,
  })
})

test('SRCH-22: an unknown postcode stays in the field, with a message', () => {
  expect(toNearbyView({ near: { postcode: '9999', radiusKm: null } }, { kind: 'unknown', postcode: '9999' }, 50)).toMatchObject({
    postcode: '9999',
    distance: '50',
    message: 'Invalid postcode',
  })
})
