// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { SwitchOverrides } from '@/domain/switches/switches'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { aTenant } from '@tests/builders/tenant'
import { aVehicle, BUILT_AT, dollars } from '@tests/builders/vehicle'
import { findViolations } from '@tests/setup/find-violations'
import { CarDetails } from './fact-sections'
import { LocationCard } from './location-sections'
import { PrintSheet } from './print-sheet'
import { StickyHeader } from './sticky-header'
import { toBrochure } from './to-brochure'
import { NO_PLACE, toVehiclePageModel, type VehiclePlace } from './vehicle-page-model'
import { VehiclePageView } from './vehicle-page-view'

const quote = { weeklyRepayment: dollars(206), advertisedRate: 8.99, comparisonRate: 9.74 }

function modelOf(vehicle: Partial<Vehicle> = {}, switches: SwitchOverrides = {}, place: Partial<VehiclePlace> = {}) {
  return toVehiclePageModel(aVehicle(vehicle), aTenant('dealer', { switches }), BUILT_AT, { ...NO_PLACE, ...place })
}

function show(element: React.ReactElement): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<main>{element}</main>)
  return document.body
}

const hrefOf = (text: string) => [...document.querySelectorAll('a')].find((link) => link.textContent.trim() === text)?.getAttribute('href')

describe('VDP-08: the sticky header', () => {
  test('VDP-08: shows picture, name, transmission, body, price, price type, weekly estimate with its rate, and both actions', async () => {
    const model = modelOf({ quote }, { tradeInValuationEnabled: true })
    const { textContent, innerHTML } = show(<StickyHeader model={model} />)
    for (const words of ['2023 Toyota RAV4', 'Automatic', 'SUV', '$42,990', 'Drive away', '$206/wk', '9.74% p.a. comparison rate'])
      expect(textContent).toContain(words)
    expect(innerHTML).toContain('/media/rav4-1.webp')
    expect(hrefOf('Get Finance')).toContain('/finance?')
    expect(hrefOf('Trade-In Valuation')).toBe('/cars/trade-in?car_id=501')
    expect(await findViolations(innerHTML)).toEqual([])
  }, 30_000)

  test.each<[string, Partial<Vehicle>, SwitchOverrides, string]>([
    ['FIN-27: no finance for a car of 500 dollars', { price: dollars(500) }, {}, 'Get Finance'],
    ['FIN-28: no finance for a car that is too old for the lender', { year: 2010 }, { financeMaxCarAgeYears: 12 }, 'Get Finance'],
    ['TRD-03: no valuation where the service is off', {}, {}, 'Trade-In Valuation'],
    ['VDP-15: no price of a sold car', { status: 'sold', quote }, {}, '$42,990'],
    ['VDP-15: no weekly price of a sold car', { status: 'sold', quote }, {}, '/wk'],
  ])('%s', (_, vehicle, switches, absent) => {
    expect(show(<StickyHeader model={modelOf(vehicle, switches)} />).textContent).not.toContain(absent)
  })
})

describe('VDP-27: the history report', () => {
  test('VDP-27: is a link in the car details, and opening it is logged', () => {
    show(<CarDetails model={modelOf({ historyReportUrl: '/reports/1.pdf' })} />)
    expect(hrefOf('History report')).toBe('/reports/1.pdf')
    expect(document.querySelector('[data-visit="history"]')?.getAttribute('target')).toBe('_blank')
  })

  test('VDP-27: is left out when there is none', () => {
    expect(show(<CarDetails model={modelOf()} />).textContent).not.toContain('History report')
  })
})

describe('VDP-28: the location section', () => {
  const picture = { url: '/demo-media/yard-glass.webp', width: 1200, height: 600, alt: 'The yard from the street' }

  test("VDP-28: shows the tenant's map instead of the picture", () => {
    const body = show(<LocationCard model={modelOf({}, {}, { picture })} map={<p>map</p>} />)
    expect(body.querySelector('#vehicle-map')?.textContent).toContain('map')
    expect(body.querySelector('img')).toBeNull()
  })

  test('VDP-28, LOC-13: without a map shows the picture of the location, and its address as a link', () => {
    const body = show(<LocationCard model={modelOf({}, {}, { picture })} />)
    expect(body.querySelector('img')?.alt).toBe('The yard from the street')
    expect(hrefOf('1180 Ipswich Road, Moorooka QLD 4105')).toBe('https://maps.example/moorooka')
  })
})

describe('VDP-25: the print view', () => {
  const sheet = (vehicle: Partial<Vehicle>, place: 'view' | 'page' = 'view') => {
    const tenant = aTenant('dealer', { origin: 'https://harbour.example' })
    const brochure = toBrochure(toVehiclePageModel(aVehicle(vehicle), tenant, BUILT_AT, { ...NO_PLACE, licence: 'DL 4218876' }), tenant)
    return show(
      <PrintSheet
        brochure={brochure}
        place={place}
        code={[
          [true, false],
          [false, true],
        ]}
      />,
    )
  }

  test('VDP-25: shows title, price, main image, specifications, comments and location', async () => {
    const body = sheet({ dealerComments: 'One owner.', quote })
    expect(body.querySelector('h1')?.textContent).toBe('2023 Toyota RAV4')
    for (const words of ['$42,990', 'Kilometres', 'One owner.', 'Harbour City Moorooka', '9.74% p.a. comparison rate'])
      expect(body.textContent).toContain(words)
    expect(body.querySelectorAll('img')).toHaveLength(1)
    expect(body.querySelector('svg path')?.getAttribute('d')).toBe('M0 0.5h1M0 1.5m1 0h1')
    expect(await findViolations(body.innerHTML)).toEqual([])
  }, 30_000)

  test('LOOK-17: the sheet of the vehicle page has price with terms, facts, dealer and licence, and no second title', () => {
    const body = sheet({ dealerComments: 'One owner.', quote }, 'page')
    expect(body.querySelector('h1')).toBeNull()
    expect(body.querySelector('[data-print-sheet]')?.className).toContain('hidden')
    for (const words of [
      '2023 Toyota RAV4',
      '$42,990',
      'Drive away',
      '28,410 km',
      '1180 Ipswich Road',
      'DL 4218876',
      '/cars/2023-toyota-rav4',
    ])
      expect(body.textContent).toContain(words)
    expect(body.textContent).not.toContain('One owner.')
    expect(body.querySelector('svg[aria-label^="QR code"] path')).not.toBeNull()
    expect(body.querySelector('img')?.getAttribute('loading')).toBe('lazy')
  })

  test('PHONE-01: leaves out a number that the page hides', () => {
    expect(sheet({}).textContent).not.toContain('5550 4400')
  })
})

const EVIL = '<img src=x onerror=alert(1)><script>alert(1)</script></script>'
const photo = { url: '/media/1.webp', thumbUrl: null, isVideo: false }
const LACKING: Partial<Vehicle> = {
  year: null,
  badge: null,
  series: null,
  vin: null,
  stockNumber: null,
  regoPlate: null,
  regoExpiresAt: null,
  price: null,
  priceType: null,
  km: null,
  colour: null,
  interiorColour: null,
  fuel: null,
  simpleFuel: null,
  body: null,
  simpleBody: null,
  transmission: null,
  simpleTransmission: null,
  drive: null,
  seats: null,
  doors: null,
  engineSizeLitres: null,
  buildDate: null,
  complianceDate: null,
  features: [],
  images: [],
  primaryImageUrl: null,
  dealerComments: null,
  location: null,
  city: null,
  state: null,
}

// One template for each layout and sidebar.
describe.each(['dealer', 'prestige'] as const)('bad input in %s', (template) => {
  const page = (vehicle: Partial<Vehicle>): HTMLElement => {
    const tenant = aTenant(template)
    const model = toVehiclePageModel(aVehicle(vehicle), tenant, BUILT_AT)
    return show(
      <VehiclePageView
        model={model}
        layout={tenant.layout}
        gallery={
          <ul>
            {model.photos.map(({ alt, url }) => (
              <li key={alt}>{url}</li>
            ))}
          </ul>
        }
        enquiry={null}
        sticky={<StickyHeader model={model} />}
      />,
    )
  }

  test.each<[string, Partial<Vehicle>, string]>([
    ['every optional field missing', LACKING, 'Toyota RAV4'],
    ['no picture', { images: [], primaryImageUrl: null }, '$42,990'],
    ['sixty pictures', { images: Array.from({ length: 60 }, () => photo) }, '/media/1.webp'],
    ['no price', { price: null }, 'Enquire for price.'],
    ['a price of 0', { price: 0 }, 'Enquire for price.'],
    ['a price of 10', { price: dollars(10) }, 'Enquire for price.'],
    ['a price of 11', { price: dollars(11) }, '$11'],
    ['no year', { year: null }, 'Toyota RAV4'],
    ['comments that say null', { dealerComments: 'null' }, 'Dealer comments are pending.'],
  ])('VDP-16: with %s the page renders without empty values', (_, vehicle, words) => {
    const body = page(vehicle)
    expect(body.querySelectorAll('h1')).toHaveLength(1)
    expect(body.textContent).toContain(words)
    expect(body.textContent).not.toMatch(/\bnull\b|undefined|NaN|\$0\b/)
    expect(body.querySelectorAll('dd:empty, h2:empty, a:not([href])')).toHaveLength(0)
  })

  test.each<[string, Partial<Vehicle>]>([
    ['comments', { dealerComments: EVIL }],
    ['the model', { model: EVIL }],
    ['the badge', { badge: EVIL }],
    ['features', { features: [EVIL] }],
    ['the stock number', { stockNumber: EVIL }],
  ])('SEC-03: markup in %s is escaped', (_, vehicle) => {
    const body = page(vehicle)
    expect(body.textContent).toContain('<script>alert(1)</script>')
    expect(body.querySelectorAll('script, img[onerror], [src="x"]')).toHaveLength(0)
  })
})
