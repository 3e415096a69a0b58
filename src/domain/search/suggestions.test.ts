import { describe, expect, test } from 'vitest'
import { aVehicleCard } from '@tests/builders/vehicle'
import type { Place } from '../geo/place'
import { rankMatch, suggestCars, suggestNearby, suggestValues } from './suggestions'

const FACETS = {
  make: [
    { value: 'Toyota', count: 40 },
    { value: 'Mazda', count: 20 },
    { value: 'Land Rover', count: 6 },
    { value: 'Mercedes-Benz', count: 5 },
    { value: 'BMW', count: 4 },
    { value: 'Citroën', count: 1 },
  ],
  make_model: [
    { value: 'Toyota Hilux', count: 18 },
    { value: 'Toyota LandCruiser Prado', count: 9 },
    { value: 'Toyota RAV4', count: 8 },
    { value: 'Mazda CX-5', count: 12 },
    { value: 'Land Rover Defender', count: 6 },
  ],
  body: [
    { value: 'SUV', count: 50 },
    { value: 'Ute', count: 28 },
    { value: 'Coupe', count: 2 },
  ],
}
const write = (text: string) => suggestValues(text, FACETS).map(({ kind, label }) => `${kind} ${label}`)

describe('suggestions for a text', () => {
  test.each([
    [
      'SRCH-09: a make and its models, by count',
      'toyota',
      ['make Toyota', 'model Toyota Hilux', 'model Toyota LandCruiser Prado', 'model Toyota RAV4'],
    ],
    ['SRCH-09: a partial model', 'hil', ['model Toyota Hilux']],
    ['SRCH-09: make and model', 'toyota rav', ['model Toyota RAV4']],
    ['SRCH-09: a typo', 'toyta', ['make Toyota', 'model Toyota Hilux', 'model Toyota LandCruiser Prado', 'model Toyota RAV4']],
    ['SRCH-09: swapped letters', 'hilxu', ['model Toyota Hilux']],
    ['SRCH-09: a joined name', 'cx5', ['model Mazda CX-5']],
    ['SRCH-09: a separated name', 'hi lux', ['model Toyota Hilux']],
    ['SRCH-09: separated and partial', 'land cr', ['model Toyota LandCruiser Prado']],
    ['SRCH-09: without its accent', 'citroen', ['make Citroën']],
    ['SRCH-09: without its hyphen', 'mercedes b', ['make Mercedes-Benz']],
    ['SRCH-09: a body', 'suv', ['body SUV']],
    ['SRCH-09: prefixes come before typos', 'co', ['body Coupe']],
    ["SRCH-09: one of several words doesn't match", 'toyota suv', []],
    ['SRCH-09: no word', 'zzzz', []],
    [
      'SRCH-09: only punctuation counts as no text',
      '"-',
      ['make Toyota', 'make Mazda', 'make Land Rover', 'make Mercedes-Benz', 'make BMW', 'body SUV', 'body Ute', 'body Coupe'],
    ],
  ])('%s', (_, text, expected) => {
    expect(write(text)).toEqual(expected)
  })

  test('SRCH-05: each suggestion links to its search and has its count', () => {
    expect(suggestValues('land rover', FACETS)).toEqual([
      { kind: 'make', label: 'Land Rover', count: 6, href: '/search/land-rover' },
      { kind: 'model', label: 'Land Rover Defender', count: 6, href: '/search/land-rover/defender' },
    ])
    expect(suggestValues('ute', FACETS)).toEqual([{ kind: 'body', label: 'Ute', count: 28, href: '/search?body=Ute' }])
  })

  test('SRCH-09: suggests nothing without stock', () => {
    expect(suggestValues('toyota', {})).toEqual([])
  })
})

test.each([
  ['the whole name', ['ford'], 'Ford', 0],
  ['a prefix', ['for'], 'Ford', 1],
  ['a typo', ['frod'], 'Ford', 2],
  ['an unfinished first word', ['fo', 'ranger'], 'Ford Ranger', Number.POSITIVE_INFINITY],
  ['a wrong digit', ['cx6'], 'CX-5', Number.POSITIVE_INFINITY],
])('SRCH-09: how well %s matches', (_, words, value, rank) => {
  expect(rankMatch(words, value)).toBe(rank)
})

describe('vehicles by stock number or VIN', () => {
  const car = aVehicleCard({ stockNumber: 'HC-20417' })
  test.each([
    ['SRCH-09: the stock number', 'hc20417', 1],
    ['SRCH-09: a prefix of it', 'HC204', 1],
    ['SRCH-09: another stock number', 'HC20418', 0],
    ['SRCH-09: too short', 'hc2', 0],
    ['SRCH-09: a VIN', 'JTMW33FV00D054127', 1],
    ['SRCH-09: words', 'toyota rav4', 0],
  ])('%s', (_, text, count) => {
    expect(suggestCars(text, [car])).toHaveLength(count)
  })

  test('SRCH-09: the suggestion links to the vehicle', () => {
    expect(suggestCars('hc20417', [car])).toEqual([{ kind: 'car', label: car.name, href: car.path, stockNumber: 'HC-20417' }])
  })
})

test('SRCH-21: a suburb links to a search around it, each postcode once', () => {
  const place = (suburb: string, postcode: string): Place => ({ suburb, postcode, state: 'QLD', lat: -27, lng: 153 })
  const lines = suggestNearby([place('Moorooka', '4105'), place('Moorvale', '4105'), place('Annerley', '4103')])
  expect(lines).toEqual([
    { kind: 'place', label: 'Moorooka QLD 4105', postcode: '4105', href: '/search?postcode=4105' },
    { kind: 'place', label: 'Annerley QLD 4103', postcode: '4103', href: '/search?postcode=4103' },
  ])
})
