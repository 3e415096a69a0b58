// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { toSiteLocationView } from '@/domain/locations/location-view'
import { TEMPLATE_NAMES, type TemplateName } from '@/domain/tenant/template'
import { aSiteLocation } from '@tests/builders/site-location'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { DealerLocatorView, toLocatedDealer } from './component'

// The readers access the database.
vi.mock('@/server/locations/find-site-locations', () => ({}))
vi.mock('@/server/locations/find-location-views', () => ({}))

const now = Date.parse('2026-11-20T00:00:00+10:00') / 1000
const source = { tiles: null, attribution: null, picture: null }
const dealership = { id: 7, slug: 'aurora-geelong', name: 'Aurora Geelong' }
const vic = { street: '40 Ropeworks Terrace', city: 'Geelong West', state: 'VIC', postcode: '3218' }
const geelong = aSiteLocation({
  slug: 'geelong',
  name: 'Aurora Geelong',
  dealership,
  address: vic,
  coordinates: { lat: -38.139, lng: 144.349 },
})
const brisbane = aSiteLocation({ id: 2, slug: 'brisbane', name: 'Aurora Brisbane' })
const workshop = aSiteLocation({ id: 3, slug: 'workshop', name: 'Aurora Service', type: 'service' })
const places = [geelong, brisbane, workshop]

function draw(template: TemplateName = 'manufacturer', level: 1 | 2 = 1) {
  const tenant = aTenant(template)
  const toView = (place: typeof geelong) =>
    toSiteLocationView(place, { switches: tenant.switches, now, path: '/find-my-dealer', locations: places, counts: null })
  return renderToStaticMarkup(<DealerLocatorView heading="Find a dealer" text={null} {...{ places, toView, source, tenant, now, level }} />)
}

test('DLR-01: without JavaScript all dealerships are listed by state, as links to their pages, beside a map', () => {
  document.body.innerHTML = draw()
  expect(document.querySelector('h1')?.textContent).toBe('Find a dealer')
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['QLD', 'VIC'])
  expect([...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
    '/our-location/brisbane',
    '/our-location/geelong',
  ])
  expect(document.querySelector('[data-map=drawn]')).not.toBeNull()
})

test('DLR-06: a chosen dealership shows its hours, licence and phone, and the booking link includes it', () => {
  const tenant = aTenant('manufacturer')
  const view = toSiteLocationView(geelong, { switches: tenant.switches, now, path: '/', locations: places, counts: null })
  expect(toLocatedDealer(geelong, view, tenant, now)).toMatchObject({
    bookHref: '/book-test-drive/?dealer=aurora-geelong',
    licence: 'DL 4218876',
    phone: { shown: '(07) **** ****' },
    week: [{ name: 'Monday', text: 'Open 8:30 am – 5:30 pm' }, {}, {}, {}, {}, {}, { name: 'Sunday', text: 'Closed' }],
  })
})

test.each(TEMPLATE_NAMES)('A11Y-01: axe finds no problems in %s', async (template) => {
  expect(await findViolations(`<h1>Dealers</h1>${draw(template, 2)}`)).toEqual([])
})
