import { describe, expect, test } from 'vitest'
import { aTenant } from '@tests/builders/tenant'
import { aVehicleCard, BUILT_AT, dollars } from '@tests/builders/vehicle'
import { NO_CARAVAN } from '@/domain/vehicle/caravan'
import { toCardView } from './card-view'

const { switches } = aTenant('dealer')
const settings = { switches: { ...switches, subscriptionsEnabled: false, fuelTagEnabled: false }, now: BUILT_AT }
const viewOf = (overrides: Parameters<typeof aVehicleCard>[0]) => toCardView(aVehicleCard(overrides), settings)
const price = (overrides: object) => ({ text: '$42,990', isAmount: true, basis: 'Drive away', was: null, saving: null, ...overrides })

describe('price', () => {
  test.each([
    ['PRC-03: the price with its basis', {}, price({})],
    [
      'PRC-04: an offer with the previous price',
      { offerPrice: dollars(41_490) },
      price({ text: '$41,490', was: '$42,990', saving: 'Save $1,500' }),
    ],
    ['PRC-07: the previous price', { beforePrice: dollars(44_490) }, price({ was: '$44,490', saving: 'Save $1,500' })],
    ['PRC-05: preorder', { price: null, isPreorder: true }, price({ text: 'PREORDER', isAmount: false, basis: null })],
    ['PRC-06: no price', { price: null }, price({ text: 'Enquire for price.', isAmount: false, basis: null })],
    ['PRC-08: an unknown basis as given', { priceType: 'Fixed price' }, price({ basis: 'Fixed price' })],
    ['PRC-08: no basis', { priceType: null }, price({ basis: null })],
    ['PRC-03: seven digits', { price: dollars(1_249_990) }, price({ text: '$1,249,990' })],
  ])('%s', (_, overrides, expected) => {
    expect(viewOf(overrides).price).toEqual(expected)
  })

  test('PRC-02, LOOK-09: a subscription price says so, without a repayment', () => {
    const subscribed = { ...settings, switches: { ...settings.switches, subscriptionsEnabled: true } }
    const view = toCardView(aVehicleCard({ subscriptionPrice: dollars(289) }), subscribed)
    expect(view.price).toEqual(price({ text: '$289', basis: 'per week by subscription' }))
    expect(view.weekly).toBeNull()
  })
})

describe('missing photos', () => {
  const NO_PHOTO = { primaryImageUrl: null, images: [] }
  const path = aVehicleCard().path

  test.each<[string, Parameters<typeof aVehicleCard>[0], boolean, string | null]>([
    ['a car without photos', NO_PHOTO, true, `${path}#request-photos`],
    [
      'a car with only a video',
      { ...NO_PHOTO, images: [{ url: '/a.mp4', thumbUrl: null, isVideo: true }] },
      true,
      `${path}#request-photos`,
    ],
    ['a site that does not offer it', NO_PHOTO, false, null],
    ['a sold car', { ...NO_PHOTO, status: 'sold' }, true, null],
    ['a car with its photos', {}, true, null],
  ])('SRP-17, LEAD-24: are asked for by a form of the car’s page: %s', (_, overrides, requestPhotosEnabled, expected) => {
    const asked = { ...settings, switches: { ...settings.switches, requestPhotosEnabled } }
    expect(toCardView(aVehicleCard(overrides), asked).photoRequestHref).toBe(expected)
  })
})

describe('weekly estimate', () => {
  const quote = { weeklyRepayment: dollars(205.13), advertisedRate: 8.99, comparisonRate: 9.74 }

  test('FIN-24, LOOK-01: is rounded up to whole dollars, with both rates, the name of who offers it, and the price', () => {
    expect(viewOf({ quote }).weekly).toEqual({
      amount: '$206',
      rate: '8.99% p.a.',
      comparisonRate: '9.74% p.a.',
      source: 'Quote by youX',
      price: dollars(42_990),
    })
  })

  test.each([
    ['FIN-24: none without a price', { price: null, quote }],
    ['SRP-03: none on a sold car', { status: 'sold', quote }],
    ['FIN-27: none at 500 dollars', { price: dollars(500), quote }],
  ] as const)('%s', (_, overrides) => {
    expect(viewOf(overrides).weekly).toBeNull()
  })
})

describe('tag', () => {
  test.each([
    ['CAR-08: reserved', { isReserved: true }, { kind: 'reserved', text: 'RESERVED' }],
    ['CAR-11: coming soon', { status: 'coming_soon' }, { kind: 'comingSoon', text: 'COMING SOON' }],
    ['CAR-14: sold replaces all others', { status: 'sold', isReserved: true }, { kind: 'sold', text: 'JUST SOLD' }],
    ['CAR-06: blank', {}, null],
  ] as const)('%s', (_, overrides, expected) => {
    expect(viewOf(overrides).tag).toEqual(expected)
  })
})

describe('facts', () => {
  const values = (overrides: Parameters<typeof aVehicleCard>[0]) => viewOf(overrides).facts.map(({ value }) => value)

  test.each([
    ['SRP-01: km, transmission, fuel, body with drive', {}, ['28,410 km', 'Automatic', 'Petrol', 'SUV, FWD']],
    ['SRP-01: four-wheel drive', { drive: 'Four Wheel Drive' }, ['28,410 km', 'Automatic', 'Petrol', 'SUV, 4x4']],
    ['SRP-01: all-wheel drive', { drive: 'All-Wheel Drive' }, ['28,410 km', 'Automatic', 'Petrol', 'SUV, AWD']],
    ['SRP-01: shows zero kilometres', { km: 0 }, ['0 km', 'Automatic', 'Petrol', 'SUV, FWD']],
    [
      'SRP-01: unknown facts are left out',
      { km: null, simpleTransmission: null, transmission: null, fuel: null, simpleFuel: null, body: null, simpleBody: null, drive: null },
      [],
    ],
  ])('%s', (_, overrides, expected) => {
    expect(values(overrides)).toEqual(expected)
  })
})

test.each([
  ['SRP-01: badge and series', {}, 'GX Hybrid · AXAH52R'],
  ['SRP-01: badge alone', { series: null }, 'GX Hybrid'],
  ['SRP-01: neither', { badge: null, series: '' }, null],
])('%s', (_, overrides, expected) => {
  expect(viewOf(overrides).badgeLine).toBe(expected)
})

test('EDT-14: a card’s photo has the focal point of the picture that it shows', () => {
  const focal = { x: 20, y: 75 }
  const images = [picture('/media/1.webp'), { ...picture('/media/2.webp'), focal }]
  expect(viewOf({ primaryImageUrl: '/media/2.webp', images }).photoPosition).toBe('20% 75%')
  expect(viewOf({ primaryImageUrl: null, images }).photoPosition).toBeUndefined()
})

test.each([
  ['SRP-16: the primary picture', {}, '/media/rav4-1.webp'],
  [
    'SRP-16: else the first photo',
    { primaryImageUrl: null, images: [video('/media/walk.mp4'), picture('/media/2.webp')] },
    '/media/2.webp',
  ],
  ['SRP-16: none', { primaryImageUrl: null, images: [] }, null],
])('%s', (_, overrides, expected) => {
  expect(viewOf(overrides).photoUrl).toBe(expected)
})

test('SRP-01: name, links and location', () => {
  expect(viewOf({ year: null, city: null, locationName: 'Harbour City Moorooka' })).toMatchObject({
    name: 'Toyota RAV4',
    href: '/cars/2023-toyota-rav4-gx-hybrid-hc20417',
    enquireHref: '/cars/2023-toyota-rav4-gx-hybrid-hc20417#enquire',
    place: 'Harbour City Moorooka',
    condition: 'Used',
    isSold: false,
  })
})

test('GAUGE-08: the market line is in whole dollars, and hidden for a sold vehicle', () => {
  const market = { average: dollars(44_230.9), stateAverage: dollars(44_000) }
  expect(viewOf({ market }).market).toBe('$1,240 below market average')
  expect(viewOf({ market, status: 'sold' }).market).toBeNull()
})

function picture(url: string) {
  return { url, thumbUrl: null, isVideo: false }
}

function video(url: string) {
  return { url, thumbUrl: null, isVideo: true }
}

describe('facts', () => {
  const living = { ...NO_CARAVAN, sleeps: 4, bodyLength: 6_450, tareWeight: 2_350 }
  const factsOf = (overrides: Parameters<typeof aVehicleCard>[0]) => viewOf(overrides).facts.map(({ value }) => value)

  test('SRP-01, KIND-05: a car has its kilometres, gearbox, fuel and body', () => {
    expect(viewOf({ caravan: living }).facts.map(({ kind }) => kind)).toEqual(['odometer', 'transmission', 'fuel', 'body'])
  })

  test('KIND-03: a caravan says how many it sleeps, its length and masses, its layout and wheels', () => {
    const caravan = { ...living, aggregateTrailerMass: 2_800, ballWeight: 210, axles: 2, roadType: 'off_road' as const }
    expect(factsOf({ kind: 'caravan', caravan: { ...caravan, layout: ['bunks', 'ensuite'] } })).toEqual([
      ...['Sleeps 4', '6,450 mm', 'ATM 2,800 kg', 'Payload 450 kg', 'Tare 2,350 kg', 'Ball 210 kg'],
      ...['Bunks, Ensuite', '2 axles, Off-road'],
    ])
  })

  test('KIND-03: a motorhome has a GVM and kilometres; unknown facts are left out', () => {
    expect(factsOf({ kind: 'motorhome', km: 12_000, caravan: { ...living, grossVehicleMass: 4_490 } })).toEqual([
      ...['Sleeps 4', '6,450 mm', 'GVM 4,490 kg', '12,000 km', 'Payload 2,140 kg', 'Tare 2,350 kg'],
    ])
  })
})
