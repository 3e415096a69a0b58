import { describe, expect, test } from 'vitest'
import { aVehicle, aVehicleLocation, dollars } from '@tests/builders/vehicle'
import type { Vehicle } from '../vehicle/vehicle'
import { type SearchDocument, searchDocumentSchema, toSearchDocument } from './document'

describe('SRCH-09: converts a vehicle to a search document', () => {
  test.each<[string, Partial<Vehicle>, Partial<SearchDocument>]>([
    [
      'SRCH-09: identity',
      { id: 501, make: 'Toyota', model: 'RAV4', name: '2023 Toyota RAV4' },
      { id: 501, seq: 501, make_model: 'Toyota RAV4', title: '2023 Toyota RAV4' },
    ],
    [
      'SRCH-09: simple values before full ones',
      { simpleBody: 'SUV', body: '5D Wagon', simpleTransmission: 'Automatic', simpleFuel: 'Hybrid' },
      { body: 'SUV', transmission: 'Automatic', fuel: 'Hybrid' },
    ],
    [
      'SRCH-09: full values without simple ones',
      { simpleBody: null, body: 'Wagon', simpleTransmission: ' ', transmission: 'CVT' },
      { body: 'Wagon', transmission: 'CVT' },
    ],
    ['PRC-03: the price in dollars', { price: dollars(42_990), offerPrice: null }, { price: 42_990 }],
    ['PRC-03: an offer above 10 dollars is the price', { price: dollars(42_990), offerPrice: dollars(10.01) }, { price: 10.01 }],
    ['PRC-03: an offer of 10 dollars is ignored', { price: dollars(42_990), offerPrice: dollars(10) }, { price: 42_990 }],
    ['PRC-03: a price of 10 dollars is ignored', { price: dollars(10), offerPrice: null }, { price: null }],
    ['SRCH-09: a missing price is null, not 0', { price: null, offerPrice: null }, { price: null }],
    ['SRCH-09: a negative price is missing', { price: -100, offerPrice: null }, { price: null }],
    [
      'SRCH-09: the weekly repayment of the quote',
      { quote: { weeklyRepayment: dollars(99.5), advertisedRate: 7.5, comparisonRate: 8.1 } },
      { weekly_price: 99.5 },
    ],
    [
      'FIN-24, SRCH-09: a quote without its rates is not shown, so it does not count either',
      { quote: { weeklyRepayment: dollars(99.5), advertisedRate: 7.5, comparisonRate: null } },
      { weekly_price: null },
    ],
    [
      'FIN-26, SRCH-09: a quote that is too small to be shown',
      { quote: { weeklyRepayment: dollars(25), advertisedRate: 7.5, comparisonRate: 8.1 } },
      { weekly_price: null },
    ],
    ['SRCH-09: no quote', { quote: null }, { weekly_price: null }],
    [
      'SRCH-09: impossible numbers',
      { km: Number.NaN, year: 2023.7, seats: -1, photosCount: -3, customRank: 1.5 },
      { km: null, year: 2023, seats: null, photos_count: 0, custom_rank: 1 },
    ],
    [
      'SRCH-09: features without duplicates, ignoring case',
      { features: ['Tow Bar', 'tow bar ', '', 'Sunroof'] },
      { filtered_features: ['Tow Bar', 'Sunroof'] },
    ],
    ['SRCH-09: control characters and lone surrogates', { colour: ' Blue\u0000\tGrey \ud800' }, { colour: 'Blue Grey' }],
    ['LOOK-03: the paint and its colour family', { colour: 'Glacier White' }, { colour: 'Glacier White', colour_family: 'White' }],
    ['LOOK-03: no paint, no family', { colour: ' ' }, { colour: null, colour_family: null }],
    ['SRCH-09: comments as plain text', { dealerComments: '<p>One&nbsp;owner</p><script>x</script>' }, { description: 'One owner x' }],
    ['SRCH-09: no comments', { dealerComments: '<br>' }, { description: null }],
    [
      "SRCH-09: the vehicle's location",
      { location: aVehicleLocation(), city: null, state: null },
      { location_slug: 'moorooka', city: 'Moorooka', state: 'QLD', _geo: { lat: -27.533, lng: 153.023 } },
    ],
    ['SRCH-09: a vehicle without a location', { location: null, city: null, state: null }, { location_name: null, city: null, _geo: null }],
    [
      'CAR-17: status, sold date, visibility',
      { status: 'sold', soldAt: 1_700_000_000, isShown: false },
      { status: 'sold', sold_date_timestamp: 1_700_000_000, show_on_dealer_website: false },
    ],
  ])('%s', (_name, vehicle, document) => {
    expect(toSearchDocument(aVehicle(vehicle))).toMatchObject(document)
  })

  test('LIM-01: ignores coordinates that are out of range', () => {
    const location = aVehicleLocation()
    const nowhere = { ...location, address: { ...location.address, lat: 200 } }
    expect(toSearchDocument(aVehicle({ location: nowhere }))._geo).toBeNull()
  })

  test('SRCH-09: cuts a description to the length that the engines index', () => {
    expect(toSearchDocument(aVehicle({ dealerComments: 'tow '.repeat(5_000) })).description?.length).toBeLessThanOrEqual(4_000)
  })

  test.each<[string, Partial<Vehicle>]>([
    ['make', { make: ' ' }],
    ['model', { model: '' }],
    ['name', { name: '' }],
    ['dealership', { dealership: { id: 1, name: '', slug: 'x' } }],
  ])('SRCH-09: a car without %s is refused', (_name, vehicle) => {
    expect(() => toSearchDocument(aVehicle(vehicle))).toThrow()
  })
})

test('SRCH-09: a document survives JSON and has no unknown fields', () => {
  const document = toSearchDocument(aVehicle())
  expect(searchDocumentSchema.parse(JSON.parse(JSON.stringify(document)))).toEqual(document)
  expect(searchDocumentSchema.safeParse({ ...document, cost_price: 1 }).success).toBe(false)
})
