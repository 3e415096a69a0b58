import { describe, expect, test } from 'vitest'
import { hidePhone } from '@/domain/locations/phone-view'
import type { SwitchOverrides } from '@/domain/switches/switches'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { aTenant } from '@tests/builders/tenant'
import { aVehicle, aVehicleLocation, BUILT_AT, dollars } from '@tests/builders/vehicle'
import { toBrochure } from './to-brochure'
import { NO_PLACE, toVehiclePageModel, type VehiclePlace } from './vehicle-page-model'

function modelOf(overrides: Partial<Vehicle> = {}, switches: SwitchOverrides = {}, place: Partial<VehiclePlace> = {}) {
  return toVehiclePageModel(aVehicle(overrides), aTenant('dealer', { switches }), BUILT_AT, { ...NO_PLACE, ...place })
}

describe('breadcrumbs', () => {
  const hrefs = (overrides: Partial<Vehicle>, switches: SwitchOverrides = {}) => modelOf(overrides, switches).crumbs.map(({ href }) => href)

  test('VDP-02: car type, make, model and body, each one segment longer', () => {
    const { crumbs, current } = modelOf()
    expect(crumbs).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Used cars', href: '/search/used-cars' },
      { label: 'Toyota', href: '/search/used-cars/toyota' },
      { label: 'RAV4', href: '/search/used-cars/toyota/rav4' },
    ])
    expect(current).toBe('SUV')
  })

  test.each([
    ['VDP-02: another base', {}, { breadcrumbBase: '/used-car/' }, '/used-car/used-cars/toyota/rav4'],
    ['VDP-02: without a body the model is the last', { body: null, simpleBody: null }, {}, '/search/used-cars/toyota'],
    ['VDP-02: names become segments', { make: 'Mercedes-Benz', model: 'C 63 S é' }, {}, '/search/used-cars/mercedes-benz/c-63-s-e'],
  ] as const)('%s', (_, overrides, switches, last) => {
    expect(hrefs(overrides, switches).at(-1)).toBe(last)
  })
})

describe('shortened content', () => {
  const features = Array.from({ length: 10 }, (_, index) => `Feature ${index}`)

  test('VDP-12: shows four specifications first', () => {
    const { specifications } = modelOf()
    expect(specifications.first.map(({ key }) => key)).toEqual(['km', 'transmission', 'fuelConsumption', 'engine'])
    expect(specifications.others.length).toBeGreaterThan(4)
  })

  test("VDP-12: shows the tenant's number of specifications, without a toggle when that is all", () => {
    expect(modelOf({}, { specsInitialCount: 2 }).specifications.first.map(({ key }) => key)).toEqual(['km', 'transmission'])
    expect(modelOf({}, { specsInitialCount: 100 }).specifications.others).toEqual([])
  })

  test('VDP-14: shows eight features first', () => {
    const { first, others } = modelOf({ features }).features
    expect([first.length, others]).toEqual([8, ['Feature 8', 'Feature 9']])
  })

  test('VDP-13: the label of the specification toggle', () => {
    expect(modelOf({}, { specsToggleLabel: 'Show All Specs' }).specificationsToggle).toBe('Show All Specs')
  })

  test('VDP-11: no comments', () => {
    expect(modelOf().comments).toEqual({ kind: 'pending', text: 'Dealer comments are pending. Please check back here later.' })
  })
})

describe('car details', () => {
  const rows = (...input: Parameters<typeof modelOf>) =>
    Object.fromEntries(modelOf(...input).details.map(({ label, value }) => [label, value]))

  test('VDP-03, VDP-17: the car details, with the registration as a sentence', () => {
    expect(rows({}, {}, { licence: 'DL 4218876' })).toEqual({
      'Stock number': 'HC20417',
      VIN: 'JTMW33FV00D054127',
      Registration: '482ZXK',
      'Registration status': 'Expires on 14 Aug 2027',
      'Build date': '03/2023',
      'Compliance date': '04/2023',
      Colour: 'Glacier White',
      'Interior colour': 'Black',
      'Dealer licence': 'DL 4218876',
    })
  })

  test('LOC-18: the other registration numbers are beside the licence, also in the brochure', () => {
    const switches = { extraRegistrationNumbers: ['MRB 1', 'AU 22'] }
    const { details } = modelOf({}, switches, { licence: 'DL 4218876' })
    expect(details.slice(-2).map(({ label, value }) => [label, value])).toEqual([
      ['Dealer licence', 'DL 4218876'],
      ['Registration numbers', 'MRB 1, AU 22'],
    ])
    const tenant = aTenant('dealer', { switches })
    expect(toBrochure(modelOf({}, switches, { licence: 'DL 4218876' }), tenant).place?.licence).toBe('DL 4218876 · MRB 1, AU 22')
  })

  test.each([
    ['VDP-18: unregistered if the site shows it', { showUnregistered: true }, 'Unregistered'],
    ['VDP-18: hidden if it does not', { showUnregistered: false }, undefined],
  ])('%s', (_, switches, expected) => {
    expect(rows({ regoExpiresAt: BUILT_AT - 1 }, switches)['Registration status']).toBe(expected)
  })

  test('VDP-16: hides empty values', () => {
    expect(rows({ vin: 'null', colour: ' ', interiorColour: null, regoPlate: '' })).not.toHaveProperty('VIN')
    expect(Object.keys(rows({ vin: 'null', colour: ' ', interiorColour: null, regoPlate: '' }))).not.toContain('Colour')
  })
})

describe('phone', () => {
  test.each([
    ['PHONE-01: masked', {}, {}, { shown: '(07) **** ****', code: hidePhone('(07) 5550 4400'), isMasked: true }],
    ['PHONE-01: not masked', {}, { phoneRevealEnabled: false }, { text: '(07) 5550 4400', href: 'tel:+61755504400', isMasked: false }],
    [
      'PHONE-03: by car type',
      {},
      { phoneOverrides: { used: '1800 160 401' } },
      { shown: '1800 *** ***', code: hidePhone('1800 160 401'), isMasked: true },
    ],
    ['PHONE-04: none', { location: null }, {}, null],
    ['PHONE-04: no number', { location: aVehicleLocation({ phone: 'ask Bob' }) }, {}, null],
  ] as const)('%s', (_, overrides, switches, expected) => {
    expect(modelOf(overrides, switches).phone).toEqual(expected)
  })
})

describe('location', () => {
  test.each([
    ['VDP-19: another city', 'Windsor', { text: 'Located at Moorooka', action: 'Get Directions', href: 'https://maps.example/moorooka' }],
    ['VDP-19: the same city', 'MOOROOKA', null],
    ['VDP-19: no primary city', null, null],
  ])('%s', (_, primaryCity, expected) => {
    expect(modelOf({}, {}, { primaryCity }).banner).toEqual(expected)
  })

  test('LOC-05: the location with its address and its stock', () => {
    expect(modelOf().location).toMatchObject({
      name: 'Harbour City Moorooka',
      address: '1180 Ipswich Road, Moorooka QLD 4105',
      stockHref: '/search/moorooka',
    })
  })
})

describe('photos', () => {
  test('GAL-01: videos are not photos; each photo has its own alt text', () => {
    const images = [
      { url: '/media/1.webp', thumbUrl: '/media/1-thumb.webp', isVideo: false },
      { url: '/media/walk.mp4', thumbUrl: null, isVideo: true },
      { url: '/media/2.webp', thumbUrl: null, isVideo: false },
    ]
    expect(modelOf({ images }).photos).toEqual([
      { url: '/media/1.webp', thumbUrl: '/media/1-thumb.webp', alt: '2023 Toyota RAV4, photo 1' },
      { url: '/media/2.webp', thumbUrl: null, alt: '2023 Toyota RAV4, photo 2' },
    ])
  })

  test('SRP-16: the primary picture only, or none', () => {
    expect(modelOf({ images: [] }).photos.map(({ url }) => url)).toEqual(['/media/rav4-1.webp'])
    expect(modelOf({ images: [], primaryImageUrl: null }).photos).toEqual([])
  })
})

test('VDP-15: a sold vehicle is marked as sold, without weekly price and market gauge', () => {
  const quote = { weeklyRepayment: dollars(206), advertisedRate: 8.99, comparisonRate: 9.74 }
  const market = { average: dollars(50_000), stateAverage: dollars(50_000) }
  expect(modelOf({ quote, market })).toMatchObject({ isSold: false, weekly: { amount: '$206' }, market: '$7,010 below market average' })
  expect(modelOf({ quote, market, status: 'sold' })).toMatchObject({ isSold: true, weekly: null, market: null })
})

test('LOOK-09: a subscription car has neither finance nor trade-in, and its sticky header says what the price is', () => {
  const switches = { subscriptionsEnabled: true, tradeInValuationEnabled: true }
  const car = { subscriptionPrice: dollars(690), priceType: 'Drive away' }
  expect(modelOf(car, switches)).toMatchObject({
    financeHref: null,
    tradeInHref: null,
    weekly: null,
    priceType: 'per week by subscription',
  })
  const sold = modelOf({ ...car, subscriptionPrice: null }, switches)
  expect([sold.financeHref, sold.tradeInHref, sold.priceType]).toEqual([expect.any(String), expect.any(String), 'Drive away'])
})

test.each([
  ['VDP-04: series and colour', {}, 'AXAH52R series in Glacier White'],
  ['VDP-04: colour alone', { series: null }, 'Glacier White'],
  ['VDP-04: neither', { series: null, colour: null }, null],
])('%s', (_, overrides, expected) => {
  expect(modelOf(overrides).summary).toBe(expected)
})

test('VDP-04: the drive is in the specifications and not in the fact strip', () => {
  expect(modelOf().facts.map(({ value }) => value)).toEqual(['28,410 km', 'Automatic', 'Petrol', 'SUV'])
})

test.each([
  ['FIN-36: the default label of the sidebar', {}, 'Pre-Approved'],
  ['FIN-36: the tenant’s own label', { financeSidebarText: 'Apply for finance' }, 'Apply for finance'],
])('%s', (_, switches, label) => {
  expect(modelOf({}, switches).finance).toEqual({ label, href: expect.stringMatching(/^\/finance\?.*car_id=501/) })
})

test('VDP-26, EVT-03: finance enquiries open in a dialog on sites with that setting', () => {
  const { finance, financeHref } = modelOf({}, { financeEnquiryModalEnabled: true })
  expect([finance.href, financeHref]).toEqual(Array(2).fill(`${aVehicle().path}#finance-enquiry`))
})

test.each([
  ['if the site offers it', true, {}, `${aVehicle().path}#request-photos`],
  ['not on other sites', false, {}, null],
  ['not for a sold car', true, { status: 'sold' }, null],
] as const)('SRP-17, LEAD-24: missing photos can be requested %s', (_, requestPhotosEnabled, overrides, expected) => {
  expect(modelOf({ primaryImageUrl: null, images: [], ...overrides }, { requestPhotosEnabled }).photoRequestHref).toBe(expected)
})
