// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TEMPLATE_NAMES, type TemplateName } from '@/domain/tenant/template'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { aTenant } from '@tests/builders/tenant'
import { aVehicle, BUILT_AT, dollars } from '@tests/builders/vehicle'
import { findViolations } from '@tests/setup/find-violations'
import { GalleryTag } from './gallery-tag'
import { toVehiclePageModel, type VehiclePlace } from './vehicle-page-model'
import { VehiclePageView } from './vehicle-page-view'
import { fillPhone } from '@/ui/sections/phone/fill-phone'

const place: VehiclePlace = {
  primaryCity: 'Windsor',
  openText: 'Open until 5:30 pm',
  licence: 'DL 4218876',
  picture: null,
  week: [
    { name: 'Monday', text: 'Open 8:30 am – 5:30 pm', isToday: true },
    { name: 'Sunday', text: 'Closed', isToday: false },
  ],
}
const comments = 'One careful owner. '.repeat(40).trim()
const rich: Partial<Vehicle> = {
  quote: { weeklyRepayment: dollars(206), advertisedRate: 8.99, comparisonRate: 9.74 },
  market: { average: dollars(50_000), stateAverage: dollars(50_000) },
  isCertified: true,
  dealerComments: comments,
  features: Array.from({ length: 10 }, (_, index) => `Feature ${index}`),
}
const bare: Partial<Vehicle> = {
  year: null,
  badge: null,
  series: null,
  price: null,
  priceType: null,
  stockNumber: null,
  vin: null,
  km: null,
  features: [],
  location: null,
  city: null,
  model: 'Sprinter 519CDI Long Wheelbase High Roof Extended Van Cab Chassis 4x4',
}

function draw(template: TemplateName, vehicle: Partial<Vehicle>, switches: Partial<Tenant['switches']> = {}): string {
  const usual = aTenant(template)
  const tenant = { ...usual, switches: { ...usual.switches, ...switches } }
  const model = toVehiclePageModel(aVehicle(vehicle), tenant, BUILT_AT, place)
  return renderToStaticMarkup(
    <main>
      <VehiclePageView
        model={model}
        layout={tenant.layout}
        gallery={<GalleryTag tag={model.tag} />}
        enquiry={<p>form</p>}
        below={[{ key: 'similar', isFramed: true, node: <p>similar</p> }]}
      />
    </main>,
  )
}

function show(template: TemplateName, vehicle: Partial<Vehicle>): HTMLElement {
  document.body.innerHTML = draw(template, vehicle)
  return document.body
}

const links = (text: string) =>
  [...document.querySelectorAll('a')].filter((link) => link.textContent.trim() === text).map((link) => link.getAttribute('href'))

describe.each(TEMPLATE_NAMES)('%s', (template) => {
  test.each([
    ['a car with everything', rich],
    ['a sold car', { ...rich, status: 'sold' as const }],
    ['a car that lacks everything', bare],
  ])(
    'A11Y-01: axe finds no violations in %s',
    async (_, vehicle) => {
      expect(await findViolations(draw(template, vehicle))).toEqual([])
    },
    60_000,
  )

  test('VDP-01: shows one name, and the sections in order', () => {
    const body = show(template, rich)
    expect(body.querySelectorAll('h1')).toHaveLength(1)
    const order = ['Breadcrumb', 'Price and contact'].map((label) => body.innerHTML.indexOf(`aria-label="${label}"`))
    const sections = ['specifications', 'features', 'comments', 'details', 'vehicle-map'].map((id) =>
      body.innerHTML.indexOf(`<section id="${id}"`),
    )
    const all = [...order, ...sections, body.innerHTML.indexOf('similar</p>')]
    expect(all).toEqual(all.toSorted((a, b) => a - b))
    expect(all).not.toContain(-1)
  })

  test('FIN-24: the weekly price has both rates beside it and a star that links to the warning', () => {
    const aside = show(template, rich).querySelector('aside')
    expect(aside?.textContent).toContain('$206')
    expect(aside?.textContent).toContain('8.99% p.a.')
    expect(aside?.textContent).toContain('9.74% p.a. comparison rate')
    // An estimate must not claim that its rate is fixed.
    expect(aside?.textContent).not.toMatch(/fixed/i)
    expect(links('*')).toEqual(['#legal'])
  })

  test('VDP-06: with a chat the enquiry button reads Instant Message and opens it, except for a sold vehicle or without a chat service', () => {
    const chatProvider = {
      name: 'Yard Chat',
      scriptUrl: 'https://chat.example/start.js',
      openCall: 'YardChat.open',
      attributes: {},
      hosts: [],
    }
    const marked = () => [...document.querySelectorAll('a[data-chat]')].map((link) => link.textContent.trim())
    document.body.innerHTML = draw(template, rich, { enquiryButtonMode: 'chat', chatProvider })
    expect(marked()).toEqual(['Instant Message', 'Instant Message'])
    expect(links('Instant Message')).toEqual(Array(2).fill('/cars/2023-toyota-rav4-gx-hybrid-hc20417#enquire'))
    document.body.innerHTML = draw(template, { ...rich, status: 'sold' }, { enquiryButtonMode: 'chat', chatProvider })
    expect(marked()).toEqual([])
    document.body.innerHTML = draw(template, rich, { enquiryButtonMode: 'chat', chatProvider: null })
    expect([marked().length, links('Enquire Now').length]).toEqual([0, 2])
  })

  test('VDP-04, VDP-05: has links to the location, the enquiry and the call', () => {
    show(template, rich)
    expect(links('Moorooka')).toEqual(['#vehicle-map'])
    expect(links('Enquire Now')).toEqual([
      '/cars/2023-toyota-rav4-gx-hybrid-hc20417#enquire',
      '/cars/2023-toyota-rav4-gx-hybrid-hc20417#enquire',
    ])
    expect(links('Call Now').every((href) => href === '#call' || href === '/contact')).toBe(true)
    expect(links('Call Now')).not.toEqual([])
  })

  test('PHONE-01: the number is in asterisks until it is expanded', () => {
    const fold = show(template, rich).querySelector('details[data-reveal-phone]')
    expect(fold?.querySelector('summary')?.textContent).toBe('(07) **** ****Show number')
    expect(fold?.hasAttribute('open')).toBe(false)
    expect(fold?.id).toBe('call')
  })

  test('PHONE-01: the page source has neither the number nor a tel link until it is revealed', () => {
    const body = show(template, rich)
    expect(body.innerHTML).not.toMatch(/tel:|5550.?4400|55504400/)
    const held = [...body.querySelectorAll<HTMLAnchorElement>('a[data-phone]')]
    expect(held.length).toBeGreaterThan(1)
    for (const link of held) {
      fillPhone(link)
      expect(link.getAttribute('href')).toBe('tel:+61755504400')
    }
    expect(body.querySelector('details[data-reveal-phone] a')?.textContent).toBe('Call Now (07) 5550 4400')
  })

  test('VDP-11 to VDP-14: shortened content expands without JavaScript', () => {
    const body = show(template, rich)
    const labels = (id: string) => [...body.querySelectorAll(`#${id} summary > span`)].map((span) => span.textContent)
    expect(labels('specifications')).toEqual([aTenant(template).switches.specsToggleLabel, 'Show Less'])
    expect(labels('features')).toEqual(['Show All', 'Hide'])
    expect(labels('comments')).toEqual(['Show More', 'Show Less'])
    expect(body.querySelectorAll('#specifications > [data-static] > dl > div')).toHaveLength(4)
    expect(body.querySelectorAll('#features > [data-static] > ul > li')).toHaveLength(8)
    expect(body.querySelector('#comments details p')?.textContent).toBe(comments)
  })

  test('VDP-15: a sold vehicle links to similar ones instead of price and phone bar', () => {
    const body = show(template, { ...rich, status: 'sold' })
    expect(body.textContent).toContain("Unfortunately this car recently sold. But don't worry, we can help you find a similar car!")
    expect(links('Find Me Something Similar')).toEqual(['/cars/2023-toyota-rav4-gx-hybrid-hc20417#enquire'])
    expect(links('Call Now')).toEqual([])
    expect(body.querySelector('aside')?.textContent).not.toContain('$42,990')
  })

  test('VDP-11: without comments a sentence says so; without a location its section is left out', () => {
    const body = show(template, bare)
    expect(body.textContent).toContain('Dealer comments are pending. Please check back here later.')
    expect(body.querySelector('#vehicle-map')).toBeNull()
    expect(body.textContent).toContain('Enquire for price.')
  })

  test('VDP-19: a vehicle in another city names it', () => {
    expect(show(template, rich).textContent).toContain('Located at Moorooka')
    expect(links('Get Directions')).toEqual(['https://maps.example/moorooka', 'https://maps.example/moorooka'])
  })
})
