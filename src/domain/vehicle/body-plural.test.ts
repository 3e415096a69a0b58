import { expect, test } from 'vitest'
import { pluralOfBody } from './body-plural'

test.each([
  ['SUV', 'SUVs'],
  ['Hatch', 'Hatches'],
  ['Bus', 'Buses'],
  ['Coupe', 'Coupes'],
  ['Cab Chassis', 'Cab Chassis'],
])('NAV-09: the plural of %s is %s', (body, plural) => {
  expect(pluralOfBody(body)).toBe(plural)
})
