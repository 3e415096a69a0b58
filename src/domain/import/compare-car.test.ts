import { describe, expect, test } from 'vitest'
import { compareCar, nameCar, type StockCar } from './compare-car'
import type { CarValues } from './read-cars'

const NOW = 1_790_000_000

function stored(values: CarValues = {}, rest: Partial<StockCar> = {}): StockCar {
  const base: CarValues = { stocknum: 'A1', name: '2020 Kia Rio', year: 2020, make: 'Kia', model: 'Rio', badge: null, status: 'in_stock' }
  return { id: 1, slug: 'a', soldAt: null, isHiddenByImport: false, values: { ...base, show_on_dealer_website: true, ...values }, ...rest }
}

const differ = (car: StockCar, given: CarValues) => compareCar(car, given, NOW).fields.map(({ field, from, to }) => [field, from, to])

describe('ADM-19: a stored car and its row', () => {
  test.each<[string, CarValues, CarValues, unknown[]]>([
    ['no values', {}, {}, []],
    ['the same', { price: 10 }, { price: 10, make: 'Kia' }, []],
    ['another price', { price: 10 }, { price: 11 }, [['price', 10, 11]]],
    ['a removed price', { price: 10 }, { price: null }, [['price', 10, null]]],
    ['two notations of an empty value', { colour: '', images: [] }, { colour: null, images: [] }, []],
    ['an absent list', {}, { standardEquipment: [] }, []],
    ['two notations of an instant', { rego_expiry: '2027-06-30T00:00:00+10:00' }, { rego_expiry: '2027-06-29T14:00:00.000Z' }, []],
    ['another order of pictures', { images: ['a', 'b'] }, { images: ['b', 'a'] }, [['images', ['a', 'b'], ['b', 'a']]]],
    ['another spelling of its stock number', {}, { stocknum: 'a 1' }, []],
    [
      'a badge, which changes its name',
      {},
      { badge: 'GT' },
      [
        ['badge', null, 'GT'],
        ['name', '2020 Kia Rio', '2020 Kia Rio GT'],
      ],
    ],
    ['a badge of a car named by staff', { name: 'The red one' }, { badge: 'GT' }, [['badge', null, 'GT']]],
    ['a name in the file', {}, { name: 'Rio!' }, [['name', '2020 Kia Rio', 'Rio!']]],
    ['an empty name', {}, { name: null }, []],
    ['hidden by staff', { show_on_dealer_website: false }, { make: 'Kia' }, []],
  ])('ADM-19: %s', (_, values, given, fields) => {
    expect(differ(stored(values), given)).toStrictEqual(fields)
  })

  test('ADM-19: a car hidden by an import is shown again, unless the file says otherwise', () => {
    const hidden = stored({ show_on_dealer_website: false }, { isHiddenByImport: true })
    expect(differ(hidden, {})).toStrictEqual([['show_on_dealer_website', false, true]])
    expect(differ(hidden, { show_on_dealer_website: false })).toStrictEqual([])
  })

  test.each<[CarValues['status'], number | null, CarValues, number | null | undefined]>([
    ['in_stock', null, { status: 'sold' }, NOW],
    ['sold', 5, { status: 'in_stock' }, null],
    ['sold', 5, { status: 'sold' }, undefined],
    ['sold', 5, {}, undefined],
    ['in_stock', null, { status: 'coming_soon' }, undefined],
  ])('ADM-19, CAR-16: %s (sold at %j) with %j: moment of sale %j', (status, soldAt, given, moment) => {
    expect(compareCar(stored({ status }, { soldAt }), given, NOW).soldAt).toBe(moment)
  })

  test('ADM-19, CAR-01: the default name consists of the known parts of year, make, model and badge', () => {
    expect(nameCar({ year: 2023, make: 'Toyota', model: 'RAV4', badge: 'GX' })).toBe('2023 Toyota RAV4 GX')
    expect(nameCar({ year: null, make: 'Toyota', model: 'RAV4', badge: '' })).toBe('Toyota RAV4')
  })
})
