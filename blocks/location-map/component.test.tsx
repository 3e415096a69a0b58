// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { MapSource } from '@/domain/geo/map-address'
import { toSiteLocationView } from '@/domain/locations/location-view'
import { toStateTable } from '@/domain/locations/state-table'
import { aSiteLocation } from '@tests/builders/site-location'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { LocationMapView, LocationStatesView } from './component'

// The readers access the database.
vi.mock('@/server/locations/find-site-locations', () => ({}))
vi.mock('@/server/locations/count-stock', () => ({}))
vi.mock('@/server/locations/find-location-views', () => ({}))

const none: MapSource = { tiles: null, attribution: null, picture: null }
const picture = 'https://maps.example.com/p?c={lat},{lng}&s={width}&q={quality}'

function draw(source: MapSource, overrides = {}) {
  const place = aSiteLocation(overrides)
  const view = toSiteLocationView(place, { switches: aTenant().switches, now: 1_790_000_000, path: '/', locations: [place], counts: null })
  return renderToStaticMarkup(<LocationMapView heading="Where we are" text={null} places={[view]} source={source} />)
}

test('LOC-13: without a map service the platform draws the map itself and sends no requests', () => {
  document.body.innerHTML = draw(none)
  expect(document.querySelector('[data-map]')?.getAttribute('data-map')).toBe('drawn')
  expect(document.querySelector('img')).toBeNull()
})

test('LOC-13: a static map service is requested for 600 px in quality 75', () => {
  document.body.innerHTML = draw({ ...none, picture })
  const image = document.querySelector('img')
  expect(image?.getAttribute('src')).toBe('https://maps.example.com/p?c=-27.5336,153.0242&s=600&q=75')
  expect(image?.getAttribute('width')).toBe('600')
})

test('LOC-01, LOC-13: the static map is requested with the map key of its location', () => {
  document.body.innerHTML = draw({ ...none, picture: `${picture}&key={key}` }, { mapKey: 'yard 7' })
  expect(document.querySelector('img')?.getAttribute('src')).toMatch(/&key=yard%207$/)
})

test('LOC-13: tiles are layered over the fallback, in a named region', () => {
  document.body.innerHTML = draw({ ...none, tiles: 'https://tiles.example.com/{z}/{x}/{y}.png' })
  expect(document.querySelector('[data-map=drawn]')).not.toBeNull()
  expect(document.querySelector('[role=region]')?.getAttribute('aria-label')).toBe('Where we are: map')
})

test('LOC-13: the address and its directions are shown independently of the map', () => {
  document.body.innerHTML = draw(none, { coordinates: null })
  expect(document.querySelector('[data-map]')).toBeNull()
  expect(document.body.textContent).toContain('118 Figtree Parade, Moorooka QLD 4105')
  expect(document.querySelector('li a')?.getAttribute('href')).toContain('openstreetmap.org/search')
})

function drawStates() {
  const states = toStateTable(
    ['QLD', 'QLD', 'QLD', 'QLD', 'VIC', 'VIC', 'WA', 'WA'].map((state, id) =>
      aSiteLocation({ id, slug: `place-${id}`, address: { street: '', city: '', state, postcode: '' } }),
    ),
    { cars: { 'place-0': 1204 }, path: '/' },
  )
  return states ? renderToStaticMarkup(<LocationStatesView heading="Find us" text={null} states={states} source={none} />) : ''
}

test('LOC-13: a group in many states has a table of them, each with its pin and link, and a link to every address', () => {
  document.body.innerHTML = drawStates()
  const rows = [...document.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['State', 'Sales', 'In stock'],
    ['Queensland', '4', '1,204'],
    ['Victoria', '2', '0'],
    ['Western Australia', '2', '0'],
    ['Australia', '8', '1,204'],
  ])
  expect(document.querySelector('tbody a')?.getAttribute('href')).toBe('/locations#state=QLD')
  expect(document.querySelector('svg a[href="/locations#state=QLD"] text')?.textContent).toBe('4')
  expect(document.querySelector('a[href="/locations"]')?.textContent).toBe('All locations and opening hours')
})

test('A11Y-01: axe finds no problems in the table of states', async () => expect(await findViolations(drawStates())).toEqual([]))

test('A11Y-01: axe finds no problems', async () => expect(await findViolations(draw(none))).toEqual([]))
