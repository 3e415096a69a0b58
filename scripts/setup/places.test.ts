import { describe, expect, test } from 'vitest'
import { type ListedPlace, readPlaces, cleanPlaces } from './places'

const point = { lat: -27.534438, long: 153.018893, Lat_precise: -27.535, Long_precise: 153.026 }
const entry = (overrides: Partial<ListedPlace>): ListedPlace => ({
  postcode: '4105',
  locality: 'MOOROOKA',
  state: 'QLD',
  type: 'Delivery Area',
  ...point,
  ...overrides,
})
const write = (...entries: Partial<ListedPlace>[]) =>
  cleanPlaces(entries.map(entry)).map(({ suburb, lat, lng }) => `${suburb} ${lat.toFixed(1)} ${lng.toFixed(1)}`)

describe('the published list', () => {
  test.each([
    ['API-09: a locality is at its own point', [{}], ['Moorooka -27.5 153.0']],
    ['API-09: no point of its own', [{ Lat_precise: 0, Long_precise: 0 }], ['Moorooka -27.5 153.0']],
    ['API-09: a namesake abroad', [{ Lat_precise: 51.8, Long_precise: -2.1 }], ['Moorooka -27.5 153.0']],
    ['API-09: latitude and longitude swapped', [{ lat: 153, long: -27.5 }], ['Moorooka -27.5 153.0']],
    ['API-09: no point in its state', [{ lat: 0, long: 0, Lat_precise: -33.8, Long_precise: 151.2 }], []],
    [
      'API-09: a namesake in the same state is at its postcode',
      [{ Lat_precise: -16.9, Long_precise: 145.7 }, { locality: 'TENNYSON' }, { locality: 'MOORVALE' }],
      ['Moorooka -27.5 153.0', 'Tennyson -27.5 153.0', 'Moorvale -27.5 153.0'],
    ],
    [
      'API-10: sorting centres are not suburbs',
      [{}, { locality: 'MOOROOKA DC' }, { locality: 'X', type: 'LVR' }],
      ['Moorooka -27.5 153.0'],
    ],
    [
      'SRCH-20: a postcode with only PO boxes is kept',
      [{ locality: 'MOOROOKA BC', type: 'Post Office Boxes' }],
      ['Moorooka BC -27.5 153.0'],
    ],
    ['API-10: one name in two spellings', [{ locality: 'BRISBANE-CITY' }, { locality: 'BRISBANE CITY' }], ['Brisbane City -27.5 153.0']],
    ['SRCH-22: no postcode of four digits', [{ postcode: '410' }], []],
    ['SRCH-22: the North Pole is not in Australia', [{ postcode: '9999', locality: 'NORTH POLE' }], []],
    ['API-09: an unknown state', [{ state: 'NZ' }], []],
  ])('%s', (_, entries, expected) => {
    expect(write(...entries)).toEqual(expected)
  })
})

test('SRCH-20: the built-in list covers Australia', () => {
  const places = readPlaces()
  expect(places.length).toBeGreaterThan(18_000)
  expect(new Set(places.map(({ postcode }) => postcode)).size).toBeGreaterThan(3_150)
  expect(new Set(places.map(({ state }) => state)).size).toBe(8)
  expect(places.find(({ suburb, postcode }) => suburb === 'Moorooka' && postcode === '4105')).toMatchObject({
    state: 'QLD',
    lat: -27.535,
    lng: 153.026,
  })
})
