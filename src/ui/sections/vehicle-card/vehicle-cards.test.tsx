// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CARD_VARIANTS, type CardVariant } from '@/domain/tenant/template'
import type { VehicleCard } from '@/domain/vehicle/vehicle'
import { aTenant } from '@tests/builders/tenant'
import { aVehicleCard, BUILT_AT, dollars } from '@tests/builders/vehicle'
import { findViolations } from '@tests/setup/find-violations'
import { cardVariants } from './card-variants'
import type { VehicleCardProps } from './card-props'
import { toCardView } from './card-view'

const LONG_MODEL = 'Sprinter 519CDI Long Wheelbase High Roof Extended Van Cab Chassis 4x4'
const quote = { weeklyRepayment: dollars(206), advertisedRate: 8.99, comparisonRate: 9.74 }

const cars: Record<string, Partial<VehicleCard>> = {
  plain: { quote },
  'long name, seven digits': { model: LONG_MODEL, price: dollars(1_249_990), beforePrice: dollars(1_399_990), quote },
  sold: { status: 'sold', quote },
  'missing everything': {
    year: null,
    badge: null,
    series: null,
    stockNumber: null,
    price: null,
    priceType: null,
    km: null,
    fuel: null,
    simpleFuel: null,
    body: null,
    simpleBody: null,
    transmission: null,
    simpleTransmission: null,
    drive: null,
    photosCount: 0,
    primaryImageUrl: null,
    images: [],
    locationName: null,
    city: null,
  },
}

function draw(variant: CardVariant, car: Partial<VehicleCard>, props: Omit<VehicleCardProps, 'card'> = {}): string {
  const Card = cardVariants[variant]
  const { switches } = aTenant('dealer')
  return renderToStaticMarkup(<Card card={toCardView(aVehicleCard(car), { switches, now: BUILT_AT })} {...props} />)
}

function show(variant: CardVariant, car: Partial<VehicleCard>, props: Omit<VehicleCardProps, 'card'> = {}): HTMLElement {
  document.body.innerHTML = draw(variant, car, props)
  return document.body
}

describe.each(CARD_VARIANTS)('the %s card', (variant) => {
  test('SRP-02: the picture has the tag', () => {
    const tagged = show(variant, { tag: 'Plate clearance' })
    expect(tagged.textContent).toContain('Plate clearance')
    expect(show(variant, { tag: 'Plate clearance', status: 'sold' }).textContent).toContain('JUST SOLD')
  })

  test('SRP-16, SRP-17: a vehicle without photos has a drawing, and a link to request photos if the site offers it', () => {
    const Card = cardVariants[variant]
    const { switches } = aTenant('dealer', { switches: { requestPhotosEnabled: true } })
    const view = toCardView(aVehicleCard({ primaryImageUrl: null, images: [], photosCount: 0 }), { switches, now: BUILT_AT })
    document.body.innerHTML = renderToStaticMarkup(<Card card={view} />)
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === `Request Photos of the ${view.name}`)
    expect(link?.getAttribute('href')).toBe(`${view.href}#request-photos`)
    expect(link?.closest('[aria-hidden="true"]')).toBeNull()
    expect(show(variant, { primaryImageUrl: null, images: [] }).textContent).not.toContain('Request Photos')
  })

  test('SRCH-20: shows the distance of the vehicle in a search with a distance', () => {
    expect(show(variant, { city: 'Moorooka', distanceKm: 6.4 }).textContent).toContain('Moorooka, 6 km')
    expect(show(variant, { city: 'Moorooka', distanceKm: 0.4 }).textContent).toContain('Moorooka, under 1 km')
    expect(show(variant, { city: 'Moorooka', distanceKm: null }).textContent).not.toContain('km from')
  })

  test.each(Object.entries(cars))(
    'A11Y-01: axe finds no violations for a vehicle: %s',
    async (_, car) => {
      expect(await findViolations(`<main><h1>Cars</h1>${draw(variant, car)}</main>`)).toEqual([])
    },
    30_000,
  )

  test('SRP-01: shows name, badge, facts, price and buttons, in this order', () => {
    const text = show(variant, cars.plain ?? {}).textContent
    const order = ['2023', 'RAV4', 'GX Hybrid', '28,410 km', '$42,990'].map((word) => text.indexOf(word))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order).not.toContain(-1)
  })

  test('FIN-24: the weekly price has its rate and comparison rate in the same paragraph', () => {
    const paragraph = [...show(variant, cars.plain ?? {}).querySelectorAll('p')].find((element) => element.textContent.includes('$206'))
    expect(paragraph?.textContent).toContain('8.99% p.a.')
    expect(paragraph?.textContent).toContain('9.74% p.a.')
  })

  test('PRC-03: name and price are never cut, the badge line is', () => {
    const body = show(variant, cars['long name, seven digits'] ?? {})
    const heading = body.querySelector('h2')
    expect(heading?.textContent).toContain(LONG_MODEL)
    expect(heading?.className).not.toContain('truncate')
    expect(heading?.closest('.truncate')).toBeNull()
    expect([...body.querySelectorAll('p')].find((p) => p.textContent === 'GX Hybrid · AXAH52R')?.className).toContain('truncate')
  })

  test('SRP-03: a sold vehicle has no price and offers similar ones', () => {
    const body = show(variant, cars.sold ?? {})
    expect(body.textContent).not.toContain('$42,990')
    expect(body.textContent).toContain('Like this and want something similar?')
    const offer = [...body.querySelectorAll('a')].find((link) => link.textContent.startsWith('Find Me Something Similar'))
    expect(offer?.getAttribute('href')).toBe('/cars/2023-toyota-rav4-gx-hybrid-hc20417#enquire')
    expect(body.querySelector('img')?.className).toContain('grayscale')
  })

  test('CAR-14: the sold tag is a text', () => {
    expect(show(variant, cars.sold ?? {}).textContent).toContain('JUST SOLD')
  })

  test('SRP-16: a drawing replaces a missing photo', () => {
    const body = show(variant, cars['missing everything'] ?? {})
    expect(body.querySelector('img')).toBeNull()
    expect(body.querySelector('a[aria-hidden] svg path')).not.toBeNull()
    expect(body.textContent).toContain('Enquire for price.')
  })

  test('SRP-18: the picture is 600 by 400, and eager only if requested', () => {
    const image = () => document.querySelector('img')
    show(variant, cars.plain ?? {}, { isEager: true })
    expect([image()?.getAttribute('width'), image()?.getAttribute('height'), image()?.getAttribute('loading')]).toEqual([
      '600',
      '400',
      'eager',
    ])
    show(variant, cars.plain ?? {})
    expect(image()?.getAttribute('loading')).toBe('lazy')
  })

  test('A11Y-01: the picture is not in the tab order, and cards in a row have level 3 headings', () => {
    const body = show(variant, cars.plain ?? {}, { level: 3 })
    expect(body.querySelector('a[aria-hidden]')?.getAttribute('tabindex')).toBe('-1')
    expect(body.querySelector('h3')).not.toBeNull()
    expect(body.querySelector('h2')).toBeNull()
  })
})

test.each(CARD_VARIANTS)('CAR-09: the certified tag of the %s card is an image with a name', (variant) => {
  const body = show(variant, { isCertified: true })
  expect(body.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe('Toyota Certified')
  expect(body.textContent).not.toContain('Toyota Certified')
})
