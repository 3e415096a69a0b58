import { expect, test } from 'vitest'
import { aSiteLocation } from '@tests/builders/site-location'
import { aTenant } from '@tests/builders/tenant'
import { toSiteLocationView } from './location-view'

const now = Date.parse('2026-11-20T00:00:00+10:00') / 1000
const showroom = aSiteLocation()
const workshop = aSiteLocation({ id: 2, slug: 'moorooka-service', type: 'service' })
const around = { switches: aTenant().switches, now, path: '/locations', locations: [showroom, workshop], counts: { moorooka: 118 } }

test('LOC-02: a card has name, address, phone, today’s hours, holidays, map and buttons of its location', () => {
  const special = [{ date: '2026-12-25', status: 'Closed', open: null, close: null, label: 'Christmas Day', locationId: 1 }]
  const view = toSiteLocationView(aSiteLocation({ special }), around)
  expect(view).toMatchObject({
    name: 'Harbour City Moorooka',
    address: '118 Figtree Parade, Moorooka QLD 4105',
    phone: { shown: '(07) **** ****', isMasked: true },
    open: { today: 'Today 8:30 am – 5:30 pm' },
    chips: ['Hyundai', 'BYD', 'Sales', 'Service'],
    coordinates: { lat: -27.5336, lng: 153.0242 },
  })
  expect(view.holidays?.rows.map(({ name }) => name)).toEqual(['Fri 25 Dec 2026, Christmas Day'])
  expect(view.directions).toContain('118%20Figtree%20Parade')
  expect(view.actions[0]).toMatchObject({ label: 'View Our Stock (118)' })
})

test('LOC-01, TEN-06: a location that buys cars is labelled', () => {
  expect(toSiteLocationView(aSiteLocation({ makes: [], subtypes: ['Buying '] }), { ...around, locations: [showroom] }).chips).toEqual([
    'Sales',
    'Buys cars',
  ])
})

test('LOC-01: directions use the location’s id at the map service', () => {
  expect(toSiteLocationView(aSiteLocation({ placeId: 'ChIJ1' }), around).directions).toMatch(/query_place_id=ChIJ1$/)
})

test('LOC-05: a showroom without a count has 0 cars, unless nothing was counted', () => {
  expect(toSiteLocationView(showroom, { ...around, counts: {} }).actions.map(({ kind }) => kind)).not.toContain('stock')
  expect(toSiteLocationView(showroom, { ...around, counts: null }).actions[0]).toMatchObject({ kind: 'stock', label: 'View Our Stock' })
})

test('LOC-09: the opening steps begin at the page’s time and reach beyond its day', () => {
  const { steps } = toSiteLocationView(showroom, around).open
  expect(steps[0]).toMatchObject({ from: now, text: 'Closed, opens 8:30 am' })
  expect(steps.at(-1)?.from).toBe(now + 2 * 86_400)
})
