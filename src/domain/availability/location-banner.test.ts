import { expect, test } from 'vitest'
import { aVehicle } from '../../../tests/builders/vehicle'
import { resolveLocationBanner } from './location-banner'

const banner = { text: 'Located at Moorooka', action: 'Get Directions', href: 'https://maps.example/moorooka' }

test.each([
  ['VDP-19: another city', {}, 'Toowoomba', banner],
  ['VDP-19: the same city', {}, 'Moorooka', null],
  ['VDP-19: the same city in other letters', { city: ' MOOROOKA ' }, 'Moorooka', null],
  ['VDP-19: car without a city', { city: null }, 'Toowoomba', null],
  ['VDP-19: car with an empty city', { city: ' ' }, 'Toowoomba', null],
  ['VDP-19: no primary location', {}, null, null],
  ['VDP-19: no address for directions', { location: null }, 'Toowoomba', { ...banner, href: null }],
])('%s', (_, overrides, primaryCity, expected) => {
  expect(resolveLocationBanner(aVehicle(overrides), primaryCity)).toEqual(expected)
})
