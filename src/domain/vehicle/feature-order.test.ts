import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderFeatures } from './feature-order'

test.each([
  ['ABS is last', ['ABS brakes', 'Panoramic sunroof'], ['Panoramic sunroof', 'ABS brakes']],
  [
    'what most recent cars have comes between',
    ['Seven airbags', 'Apple CarPlay', 'Tow bar', 'Dealer wrap'],
    ['Tow bar', 'Dealer wrap', 'Apple CarPlay', 'Seven airbags'],
  ],
  [
    'a better form of a standard feature is not standard',
    ['Air conditioning', 'Cruise control', 'Rear air conditioning', 'Adaptive cruise control'],
    ['Rear air conditioning', 'Adaptive cruise control', 'Air conditioning', 'Cruise control'],
  ],
  ['capitals and dashes do not matter', ['POWER WINDOWS', 'Head‑Up Display'], ['Head‑Up Display', 'POWER WINDOWS']],
  [
    'the dealer’s order remains within a rank',
    ['Tow bar', 'Leather seats', 'Canopy', 'USB ports', 'ABS'],
    ['Tow bar', 'Leather seats', 'Canopy', 'USB ports', 'ABS'],
  ],
])('LOOK-20: %s', (_, features, expected) => {
  expect(orderFeatures(features)).toEqual(expected)
})

test('LOOK-20: no feature is lost or added, and sorting twice changes nothing', () => {
  const names = fc.oneof(fc.string(), fc.constantFrom('ABS', 'Sunroof', 'Alloy wheels', 'Tow bar', 'null'))
  fc.assert(
    fc.property(fc.array(names), (features) => {
      const ordered = orderFeatures(features)
      expect(ordered.toSorted()).toEqual(features.toSorted())
      expect(orderFeatures(ordered)).toEqual(ordered)
    }),
  )
})
