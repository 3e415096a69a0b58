import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Vehicle } from './vehicle'
import { aVehicle, dollars } from '@tests/builders/vehicle'
import { toSearchScope } from '../search/scope'
import { mergeSimilar, MAX_SIMILAR, toFallbackQuery, toPriceBand, toSimilarAddress, toSimilarQueries, toSimilarTitle } from './similar-cars'

const SCOPE = toSearchScope(
  {
    dealershipIds: [7],
    includeSoldDays: 3,
    minPhotoLevel: 3,
    stockCarTypes: [],
    stockKinds: [],
    stockStatuses: [],
    stockMakes: [],
    excludedStockNumbers: [],
  },
  1_790_000_000,
)

test.each([
  ['SIM-09: without JavaScript, the same body', { simpleBody: 'SUV', body: 'Wagon 5dr' }, '/search?body=SUV'],
  ['SIM-09: without a body, the same make', { simpleBody: null, body: null }, '/search/toyota'],
])('%s', (_, overrides, address) => {
  expect(toSimilarAddress(aVehicle({ make: 'Toyota', ...overrides }))).toBe(address)
})

describe('the price band', () => {
  test.each([
    ['SIM-04: under 50000', 30_000, null, { min: 20_000, max: 40_000 }],
    ['SIM-04: a dollar under 50000', 49_999, null, { min: 39_999, max: 59_999 }],
    ['SIM-04: 50000', 50_000, null, { min: 25_000, max: 75_000 }],
    ['SIM-04: limited to 0', 6_000, null, { min: 0, max: 16_000 }],
    ['SIM-04: around the offer price', 52_000, 48_000, { min: 38_000, max: 58_000 }],
    ['SIM-04: no price, no band', null, null, null],
    ['SIM-04: a placeholder is not a price', 1, null, null],
  ])('%s', (_, price, offer, band) => {
    const cents = (amount: number | null) => (amount === null ? null : dollars(amount))
    expect(toPriceBand(aVehicle({ price: cents(price), offerPrice: cents(offer) }))).toEqual(band)
  })
})

describe('the queries', () => {
  const car = aVehicle({ id: 501, price: dollars(30_000) })

  test('SIM-03 to SIM-07: each is limited to ten vehicles in stock within the band, the same model first', () => {
    const queries = toSimilarQueries(car, SCOPE)
    expect(queries.map(({ lists }) => lists)).toEqual([
      { status: ['in_stock'], make: ['Toyota'], model: ['RAV4'] },
      { status: ['in_stock'], make: ['Toyota'], body: ['SUV'] },
      { status: ['in_stock'], body: ['SUV'] },
      { status: ['in_stock'], make: ['Toyota'] },
    ])
    for (const query of queries) {
      expect(query).toMatchObject({
        ranges: { price: { min: 20_000, max: 40_000 } },
        excludeIds: [501],
        perPage: 10,
        page: 1,
        scope: SCOPE,
      })
    }
  })

  test('SIM-04: a vehicle without a price has no band', () => {
    expect(toSimilarQueries(aVehicle({ price: null }), SCOPE).map(({ ranges }) => ranges)).toEqual([{}, {}, {}, {}])
  })

  test('SIM-07: without a body, only the make is used', () => {
    const queries = toSimilarQueries(aVehicle({ simpleBody: null, body: null }), SCOPE)
    expect(queries.map(({ lists }) => Object.keys(lists))).toEqual([
      ['status', 'make', 'model'],
      ['status', 'make'],
    ])
  })

  test('SIM-01: only caravans are similar to a caravan', () => {
    const queries = toSimilarQueries(aVehicle({ kind: 'caravan' }), SCOPE)
    expect(queries.every(({ lists }) => lists.item_type?.[0] === 'caravan')).toBe(true)
  })

  test('SIM-10, SIM-11: the fallback asks for six with the same filters', () => {
    expect(toFallbackQuery(car, SCOPE)).toMatchObject({
      lists: { status: ['in_stock'] },
      ranges: { price: { min: 20_000, max: 40_000 } },
      excludeIds: [501],
      perPage: 6,
    })
  })
})

describe('the vehicles shown', () => {
  test.each([
    ['SIM-08: without duplicates, in query order', [[3, 1], [1, 2], [3]], [3, 1, 2]],
    [
      'SIM-02: six at most',
      [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ],
      [1, 2, 3, 4, 5, 6],
    ],
    ['SIM-05: never the vehicle itself', [[501, 1], [501]], [1]],
    ['SIM-02: none', [[], []], []],
  ])('%s', (_, answers, expected) => {
    expect(
      mergeSimilar(
        501,
        answers.map((ids) => ({ ids })),
      ),
    ).toEqual(expected)
  })

  test('SIM-02, SIM-05, SIM-07, SIM-08: valid for any results', () => {
    const ids = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 10 })
    fc.assert(
      fc.property(fc.array(fc.record({ ids }), { maxLength: 5 }), (answers) => {
        const shown = mergeSimilar(5, answers)
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown).not.toContain(5)
        expect(shown.length).toBe(Math.min(MAX_SIMILAR, new Set(answers.flatMap((answer) => answer.ids).filter((id) => id !== 5)).size))
        const first = [...new Set(answers[0]?.ids.filter((id) => id !== 5))].slice(0, MAX_SIMILAR)
        expect(shown.slice(0, first.length)).toEqual(first)
      }),
    )
  })
})

test.each<[string, Partial<Vehicle>, boolean, string]>([
  ['SIM-01: by the body', { simpleBody: 'SUV' }, false, 'Similar SUVs In-Stock'],
  ['SIM-01: on subscription sites', { simpleBody: 'Ute' }, true, 'Similar Utes Available'],
  ['SIM-01: without a body', { simpleBody: null }, false, 'Similar Cars In-Stock'],
  ['SIM-01: a caravan, whatever its body', { kind: 'caravan', simpleBody: 'Pop Top' }, false, 'Similar Caravans In-Stock'],
  ['KIND-02: a boat', { kind: 'boat', simpleBody: null }, false, 'Similar Boats In-Stock'],
  ['SIM-01: a hatch', { simpleBody: 'Hatch' }, false, 'Similar Hatches In-Stock'],
  ['SIM-01: a bus', { simpleBody: 'Bus' }, false, 'Similar Buses In-Stock'],
  ['SIM-01: a cab chassis stays as it is', { simpleBody: 'Cab Chassis' }, false, 'Similar Cab Chassis In-Stock'],
])('%s', (_, overrides, subscriptionsEnabled, title) => {
  expect(toSimilarTitle(aVehicle(overrides), { subscriptionsEnabled })).toBe(title)
})
