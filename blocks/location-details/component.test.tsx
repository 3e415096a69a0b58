// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { toSiteLocationView } from '@/domain/locations/location-view'
import type { SwitchOverrides } from '@/domain/switches/switches'
import { TEMPLATE_NAMES, type TemplateName } from '@/domain/tenant/template'
import { aSiteLocation } from '@tests/builders/site-location'
import { aTenant } from '@tests/builders/tenant'
import { fillPhone } from '@/ui/sections/phone/fill-phone'
import { findViolations } from '@tests/setup/find-violations'
import { LocationDetailsView } from './component'

// The readers access the database.
vi.mock('@/server/locations/find-site-locations', () => ({}))
vi.mock('@/server/locations/find-location-views', () => ({}))

const now = Date.parse('2026-11-20T00:00:00+10:00') / 1000
const source = { tiles: null, attribution: null, picture: null }
const workshop = aSiteLocation({
  id: 2,
  slug: 'workshop',
  name: 'Workshop',
  type: 'service',
  phone: '(07) 5550 4440',
  repairer: 'MVR 90217',
})

function draw(template: TemplateName = 'dealer', switches: SwitchOverrides = {}, overrides = {}) {
  const tenant = aTenant(template, { switches })
  const place = aSiteLocation(overrides)
  const places = [place, workshop]
  const view = toSiteLocationView(place, {
    switches: tenant.switches,
    now,
    path: '/our-location/moorooka',
    locations: places,
    counts: { moorooka: 118 },
  })
  return renderToStaticMarkup(
    <LocationDetailsView place={place} places={places} view={view} source={source} tenant={tenant} now={now} text="Since 1987." isTitle />,
  )
}
const facts = () => JSON.parse(document.querySelector('script')?.textContent ?? '{}')

test('LOC-02, LOC-11: the page has its title, hours of both departments from Monday to Sunday, and both phones', () => {
  document.body.innerHTML = draw()
  expect(document.querySelector('h1')?.textContent).toBe('Harbour City Moorooka')
  expect([...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual(['Day', 'Sales', 'Service'])
  expect([...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday (today)',
    'Saturday',
    'Sunday',
  ])
  // Structured data must not contain a hidden number either (PHONE-01).
  expect(document.body.innerHTML).not.toMatch(/tel:|5550.?44[14]0/)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-phone]')) fillPhone(link)
  expect([...document.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'))).toEqual([
    'tel:+61755504410',
    'tel:+61755504440',
  ])
})

test('LOC-17, LOC-18: licences and registration numbers are beside the phones', () => {
  document.body.innerHTML = draw('dealer', { extraRegistrationNumbers: ['MRB 1', 'MRB 2'] })
  const text = document.body.textContent ?? ''
  for (const words of ['Dealer licenceDL 4218876', 'Repairer licenceMVR 90217', 'Registration numbersMRB 1, MRB 2'])
    expect(text).toContain(words)
})

test("SEO-03: structured data has an AutoDealer at the address in the tenant's format", () => {
  document.body.innerHTML = draw('dealer', { locationLinkStyle: 'dealership-slug' })
  expect(facts()).toMatchObject({ '@type': 'AutoDealer', url: 'https://harbour.example/locations/harbour-city-motors' })
})

test.each([
  ['dealer', 0, false],
  ['manufacturer', 0, true],
  ['manufacturer', 4.9, false],
] as const)('REV-02, REV-08: on a %s site with a minimum of %d the rating is marked up: %s', (siteKind, reviewsMinAverage, isMarked) => {
  document.body.innerHTML = draw('dealer', { siteKind, reviewsMinAverage })
  expect('aggregateRating' in facts()).toBe(isMarked)
  expect(document.body.textContent?.includes('Customer rating')).toBe(reviewsMinAverage === 0)
})

test.each(TEMPLATE_NAMES)('A11Y-01: axe finds no problems in %s', async (template) => {
  expect(await findViolations(draw(template))).toEqual([])
})

test('SEO-02: the breadcrumb in structured data matches the visible one', () => {
  document.body.innerHTML = draw()
  const said = [...document.querySelectorAll('script')].map((script) => JSON.parse(script.textContent ?? '{}'))
  const trail = said.find((one) => one['@type'] === 'BreadcrumbList')
  expect(trail?.itemListElement.map((item: { name: string }) => item.name)).toEqual(['Home', 'Locations', 'Harbour City Moorooka'])
})
