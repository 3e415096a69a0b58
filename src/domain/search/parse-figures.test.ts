import { expect, test } from 'vitest'
import { parseFigures } from './parse-figures'

test.each([
  ['under 40k', { ranges: { price: { min: null, max: 40_000 } }, rest: '' }],
  ['white ute up to $40000 now', { ranges: { price: { min: null, max: 40_000 } }, rest: 'white ute now' }],
  ['200pw', { ranges: { weekly_price_range: { min: null, max: 200 } }, rest: '' }],
  ['over 20000 km', { ranges: { km: { min: 20_000, max: null } }, rest: '' }],
  ['2 seater', { lists: { seats: ['2'] }, rest: '' }],
  ['4105 4000', { near: { postcode: '4105', radiusKm: null }, rest: '4000' }],
  ['within 2000 km of 4105', { near: { postcode: '4105', radiusKm: null }, rest: '' }],
  ['under 99999999999999', { ranges: {}, rest: 'under 99999999999999' }],
  ['x5 i30 500', { ranges: {}, rest: 'x5 i30 500' }],
])('LOOK-04: the figures of %j', (text, expected) => expect(parseFigures(text)).toMatchObject(expected))
