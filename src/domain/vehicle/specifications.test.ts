import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aVehicle } from '@tests/builders/vehicle'
import { VEHICLE_KINDS } from './kinds/kinds'
import type { CaravanSpecifications } from './caravan'
import type { Vehicle } from './vehicle'
import { isShownValue, listFeatures, listSpecifications } from './specifications'

const valueOf = (vehicle: Vehicle, key: string) => listSpecifications(vehicle).find((row) => row.key === key)?.value
const { variant, caravan } = aVehicle()
const KITTED: CaravanSpecifications = {
  ...{ sleeps: 4, bodyLength: 6_450, bodyWidth: 2_490, tareWeight: 2_350, aggregateTrailerMass: 2_800, grossVehicleMass: null },
  ...{ ballWeight: 210, layout: ['bunks', 'ensuite'], axles: 2, roadType: 'off_road' },
}
const NO_VARIANT = { ...variant, grossVehicleMass: null }

describe('listSpecifications', () => {
  test('VDP-12: the first four rows of a car are what shoppers ask first', () => {
    expect(listSpecifications(aVehicle()).slice(0, 4)).toEqual([
      { key: 'km', label: 'Kilometres', value: '28,410 km' },
      { key: 'transmission', label: 'Transmission', value: 'Continuously Variable Transmission' },
      { key: 'fuelConsumption', label: 'Fuel use', value: '4.7 L/100km' },
      { key: 'engine', label: 'Engine', value: '2.5 L' },
    ])
  })

  test('VDP-12: a caravan starts with its own measurements', () => {
    const van = aVehicle({
      kind: 'caravan',
      caravan: { ...caravan, sleeps: 4, bodyLength: 6_450, tareWeight: 2_350, aggregateTrailerMass: 2_800 },
    })
    expect(
      listSpecifications(van)
        .slice(0, 4)
        .map(({ value }) => value),
    ).toEqual(['4', '6,450 mm', '2,350 kg', '2,800 kg'])
  })

  test.each([
    ['VDP-16: null', { colour: null }, 'colour', undefined],
    ['VDP-16: empty', { colour: '' }, 'colour', undefined],
    ['VDP-16: blank', { colour: '  ' }, 'colour', undefined],
    ['VDP-16: the text null', { colour: 'null' }, 'colour', undefined],
    ['VDP-16: not a number', { km: NaN }, 'km', undefined],
    ['VDP-16: a word that begins like it is shown', { colour: 'Nullarbor Red' }, 'colour', 'Nullarbor Red'],
    ['VDP-16: nought is a value', { km: 0 }, 'km', '0 km'],
    ['VDP-16: an empty own value gives way to the simple one', { transmission: 'null' }, 'transmission', 'Automatic'],
    ['CAR-03: engine size of the variant', { engineSizeLitres: null, variant: { ...variant, engineSizeLitres: 1.999 } }, 'engine', '2 L'],
    ['CAR-03: kilograms with thousands', { variant: { ...variant, grossVehicleMass: 3500 } }, 'grossVehicleMass', '3,500 kg'],
    ['CAR-03: millimetres with thousands', {}, 'length', '4,600 mm'],
    ['CAR-03: litres', {}, 'fuelCapacity', '55 L'],
    ['CAR-03: stars', {}, 'ancapRating', '5 stars'],
    ['CAR-03: a rating in words', { variant: { ...variant, ancapRating: 'Not rated' } }, 'ancapRating', 'Not rated'],
    ['KIND-03: the payload is derived', { kind: 'caravan' as const, caravan: KITTED }, 'payload', '450 kg'],
    ['KIND-03: the layout', { kind: 'caravan' as const, caravan: KITTED }, 'layout', 'Bunks, Ensuite'],
    ['KIND-03: the road type', { kind: 'caravan' as const, caravan: KITTED }, 'roadType', 'Off-road'],
    [
      'KIND-03: a caravan has no GVM row of its own',
      { kind: 'caravan' as const, caravan: KITTED, variant: NO_VARIANT },
      'grossVehicleMass',
      undefined,
    ],
    ['KIND-03: a car has no such rows', { caravan: KITTED }, 'sleeps', undefined],
  ])('%s', (_, overrides, key, expected) => {
    expect(valueOf(aVehicle(overrides), key)).toBe(expected)
  })

  test('CAR-03: every row has a unique key', () => {
    for (const kind of VEHICLE_KINDS) {
      const keys = listSpecifications(aVehicle({ kind, caravan: KITTED })).map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  test('VDP-16: no row is empty or says null', () => {
    const texts = fc.constantFrom(null, '', ' ', 'null', 'NULL', ' null ', 'Black', '12')
    fc.assert(
      fc.property(
        fc.record({ colour: texts, drive: texts, fuel: texts, simpleFuel: texts, body: texts, buildDate: texts }),
        (overrides) => {
          for (const { value } of listSpecifications(aVehicle(overrides))) expect(value).not.toMatch(/^(null)?$/i)
        },
      ),
    )
  })
})

test.each([
  ['VDP-14: in the given order, once each', ['Sunroof', 'Tow bar', ' Sunroof '], ['Sunroof', 'Tow bar']],
  ['LOOK-20: what sets the car apart comes first', ['ABS brakes', 'Sunroof'], ['Sunroof', 'ABS brakes']],
  ['VDP-16: empty ones are hidden', ['', 'null', 'Sunroof', ' '], ['Sunroof']],
  ['VDP-14: none', [], []],
])('%s', (_, features, expected) => {
  expect(listFeatures({ features })).toEqual(expected)
})

test('VDP-16: infinity is not a value', () => {
  expect(isShownValue(Infinity)).toBe(false)
})
