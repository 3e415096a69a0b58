import { expect, test } from 'vitest'
import { aVehicle } from '@tests/builders/vehicle'
import { findDirections, resolveLocationBanner } from './location-banner'

const banner = { text: 'Located at Moorooka', action: 'Get Directions', href: 'https://maps.example/moorooka' }

const NO_ADDRESS = { street: null, city: null, state: null, postcode: null, placeUrl: null, lat: null, long: null }

test.each([
  ['its own page on a map service', { placeUrl: 'https://maps.example/x', city: 'Moorooka' }, 'https://maps.example/x'],
  ['else its address', { street: '118 Figtree Parade', city: 'Moorooka' }, /search\?query=118%20Figtree%20Parade%2C%20Moorooka$/],
  ['nothing when neither is known', {}, null],
])('VDP-19, LOC-13: directions use %s', (_, address, expected) => {
  const href = findDirections({ address: { ...NO_ADDRESS, ...address } })
  if (expected instanceof RegExp) expect(href).toMatch(expected)
  else expect(href).toBe(expected)
})

test.each([
  ['VDP-19: another city', {}, 'Toowoomba', banner],
  ['VDP-19: the same city', {}, 'Moorooka', null],
  ['VDP-19: the same city in another case', { city: ' MOOROOKA ' }, 'Moorooka', null],
  ['VDP-19: a vehicle without a city', { city: null }, 'Toowoomba', null],
  ['VDP-19: a vehicle with an empty city', { city: ' ' }, 'Toowoomba', null],
  ['VDP-19: no primary location', {}, null, null],
  ['VDP-19: no address for directions', { location: null }, 'Toowoomba', { ...banner, href: null }],
])('%s', (_, overrides, primaryCity, expected) => {
  expect(resolveLocationBanner(aVehicle(overrides), primaryCity)).toEqual(expected)
})
