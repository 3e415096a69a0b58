import { expect, test } from 'vitest'
import { derivePayload, findMassLimit, NO_CARAVAN, readAxles, readKilograms, readMillimetres, readRoadType, readSleeps } from './caravan'

test.each([
  ['6100', 6_100],
  ['6,100 mm', 6_100],
  ['6.10 m', 6_100],
  ['6.1', 6_100],
  ['610cm', 6_100],
  ['20 ft', 6_096],
  ['21 ft 6 in', 6_553],
  ['21\'6"', 6_553],
  ['long', null],
  ['0', null],
  ['90000', null],
  ['', null],
])('KIND-03: the length %s is %s mm', (text, expected) => {
  expect(readMillimetres(text)).toBe(expected)
})

test.each([
  ['2500', 2_500],
  ['2,500 kg', 2_500],
  ['2 500kgs', 2_500],
  ['2.5 t', 2_500],
  ['heavy', null],
  ['-5', null],
])('KIND-03: the mass %s is %s kg', (text, expected) => {
  expect(readKilograms(text)).toBe(expected)
})

test.each([
  ['4', 4],
  ['4 berth', 4],
  ['2-4', 4],
  ['many', null],
  ['400', null],
])('KIND-03: sleeps %s is %s', (text, expected) => {
  expect(readSleeps(text)).toBe(expected)
})

test.each([
  ['Tandem axle', 2],
  ['single', 1],
  ['Tri-axle', 3],
  ['2', 2],
  ['9', null],
  ['wheels', null],
])('KIND-03: the axles %s are %s', (text, expected) => {
  expect(readAxles(text)).toBe(expected)
})

test.each([
  ['a caravan, from its ATM', { tareWeight: 2_085, aggregateTrailerMass: 2_500 }, 415],
  ['a motorhome, from its GVM', { tareWeight: 3_100, grossVehicleMass: 4_490 }, 1_390],
  ['nothing to load', { tareWeight: 2_500, aggregateTrailerMass: 2_500 }, 0],
  ['no tare', { aggregateTrailerMass: 2_500 }, null],
  ['no limit', { tareWeight: 2_085 }, null],
  ['a tare above the limit', { tareWeight: 2_700, aggregateTrailerMass: 2_500 }, null],
])('KIND-03: payload of %s', (_, masses, expected) => {
  expect(derivePayload({ ...NO_CARAVAN, ...masses })).toBe(expected)
})

test('KIND-03: the mass limit of a caravan is its ATM, of a motorhome its GVM', () => {
  expect(findMassLimit({ aggregateTrailerMass: 2_500, grossVehicleMass: null })).toBe(2_500)
  expect(findMassLimit({ aggregateTrailerMass: null, grossVehicleMass: 4_490 })).toBe(4_490)
})

test('KIND-03: an unknown road type is none', () => {
  expect([readRoadType('off_road'), readRoadType('moon'), readRoadType(null)]).toEqual(['off_road', null, null])
})
