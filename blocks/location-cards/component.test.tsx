// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { toSiteLocationView } from '@/domain/locations/location-view'
import { CARD_VARIANTS, type CardVariant } from '@/domain/tenant/template'
import { aSiteLocation } from '@tests/builders/site-location'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { LocationCardsView } from './component'

// The readers access the database.
vi.mock('@/server/locations/find-site-locations', () => ({}))
vi.mock('@/server/locations/find-location-views', () => ({}))

const now = Date.parse('2026-11-20T00:00:00+10:00') / 1000
const source = { tiles: null, attribution: null, picture: null }
const places = [
  aSiteLocation({ special: [{ date: '2026-12-25', status: 'Closed', open: null, close: null, label: 'Christmas Day', locationId: 1 }] }),
  aSiteLocation({ id: 2, slug: 'windsor', name: 'Harbour City Windsor', coordinates: { lat: -27.4358, lng: 153.03 } }),
]

function draw(path: string, hasMap = true, variant: CardVariant = 'boxed') {
  const { switches } = aTenant()
  const views = places.map((place) => toSiteLocationView(place, { switches, now, path, locations: places, counts: null }))
  return renderToStaticMarkup(
    <LocationCardsView heading="Our places" text={null} places={views} source={source} hasMap={hasMap} variant={variant} />,
  )
}

describe('the cards', () => {
  document.body.innerHTML = ''
  test('LOC-02: each has name, address, phone, hours of today and the week, holidays and directions, and its number on the map', () => {
    document.body.innerHTML = draw('/locations')
    const card = document.querySelector('#place-moorooka')
    const week = [...(card?.querySelectorAll('details table tbody tr') ?? [])].map(({ textContent }) => textContent)
    expect([week.length, week[0], week[4], week[6]]).toEqual([
      7,
      'MondayOpen 8:30 am – 5:30 pm',
      'Friday (today)Open 8:30 am – 5:30 pm',
      'SundayClosed',
    ])
    const text = card?.textContent ?? ''
    for (const words of ['1Harbour City Moorooka', '118 Figtree Parade, Moorooka QLD 4105', '(07) **** ****', 'Today 8:30 am – 5:30 pm'])
      expect(text).toContain(words)
    expect(card?.querySelector('a[href^="https://www.openstreetmap.org"]')?.textContent).toBe('Directions to Harbour City Moorooka')
    expect(card?.querySelector('dialog')?.textContent).toContain('Fri 25 Dec 2026, Christmas Day')
    expect(document.querySelector('svg[data-map] a[href="#place-moorooka"] text')?.textContent).toBe('1')
  })

  test('LOOK-18: a row is compact: call and directions as links, weekly hours on demand, a slot for the distance, and no buttons', () => {
    document.body.innerHTML = draw('/locations')
    const row = document.querySelector('#place-windsor')
    const links = [...(row?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)
    expect(links).toEqual([
      'Contact Harbour City Windsor',
      'Directions to Harbour City Windsor',
      'View Our Stock: Harbour City Windsor',
      'View Location Details: Harbour City Windsor',
      'Contact this location: Harbour City Windsor',
    ])
    expect(row?.querySelectorAll('a[class*=button], button')).toHaveLength(0)
    expect(row?.querySelector('details:not([open]) table')).not.toBeNull()
    expect(row?.querySelector('[data-distance]')?.textContent).toBe('')
    expect(document.querySelectorAll('li[data-at]')).toHaveLength(2)
  })

  test('LOC-12: a location without upcoming special days has no button for them', () => {
    document.body.innerHTML = draw('/locations')
    expect(document.querySelector('#place-windsor button')).toBeNull()
    expect(document.querySelector('#place-moorooka button[commandfor]')?.textContent).toContain('View Holiday Hours')
  })

  test('LOC-06: on the contact page no card links to contact', () => {
    expect(draw('/locations')).toContain('Contact this location')
    expect(draw('/contact')).not.toContain('Contact this location')
  })

  test('LOC-02: without locations there is no section, and without a map no drawing', () => {
    expect(renderToStaticMarkup(<LocationCardsView heading="x" text={null} places={[]} source={source} hasMap variant="boxed" />)).toBe('')
    expect(draw('/locations', false)).not.toContain('data-map')
  })
})

test.each(CARD_VARIANTS)('A11Y-01: axe finds no problems in the look %s', async (variant) => {
  expect(await findViolations(draw('/locations', true, variant))).toEqual([])
})
