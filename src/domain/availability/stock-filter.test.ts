import { expect, test } from 'vitest'
import { aVehicle } from '../../../tests/builders/vehicle'
import { passesStockFilter, type StockFilter } from './stock-filter'

const open: StockFilter = { minPhotoLevel: 0, stockCarTypes: [], stockStatuses: [], stockMakes: [], excludedStockNumbers: [] }

const cases: [string, Partial<StockFilter>, boolean][] = [
  ['CAR-19: empty lists are no limit', {}, true],
  ['CAR-18: as many photos as the level', { minPhotoLevel: 3 }, true],
  ['CAR-18: one photo short', { minPhotoLevel: 4 }, false],
  ['CAR-19: car type among those allowed', { stockCarTypes: ['used', 'demo'] }, true],
  ['CAR-19: car type not among them', { stockCarTypes: ['new'] }, false],
  ['CAR-19: status among those allowed', { stockStatuses: ['in_stock'] }, true],
  ['CAR-19: status not among them', { stockStatuses: ['sold', 'coming_soon'] }, false],
  ['CAR-19: make among those allowed', { stockMakes: ['Kia', 'Toyota'] }, true],
  ['CAR-19: make not among them', { stockMakes: ['Kia'] }, false],
  ['CAR-20: an excluded stock number', { excludedStockNumbers: ['HC20417'] }, false],
  ['CAR-20: another stock number is excluded', { excludedStockNumbers: ['HC2041'] }, true],
  ['CAR-19: all limits hold together', { stockMakes: ['Toyota'], stockCarTypes: ['new'] }, false],
]

test.each(cases)('%s', (_, filter, expected) => {
  expect(passesStockFilter(aVehicle({ photosCount: 3 }), { ...open, ...filter })).toBe(expected)
})

test('CAR-20: a car without a stock number is not excluded', () => {
  expect(passesStockFilter(aVehicle({ stockNumber: null }), { ...open, excludedStockNumbers: [''] })).toBe(true)
})
