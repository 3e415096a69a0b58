import { expect, test } from 'vitest'
import { aTenant } from '@tests/builders/tenant'
import { aSiteLocation } from '@tests/builders/site-location'
import { listLocationActions } from './location-actions'

const { switches } = aTenant()
const settings = { ...switches, locationLinkStyle: 'our-location' as const, locationServiceButton: false, serviceBookingUrl: null }
const on = (path: string, stockCount: number | null = 118) => ({ path, stockCount, locations: [aSiteLocation()] })
const kinds = (actions: { kind: string }[]) => actions.map(({ kind }) => kind)

test('LOC-05: the stock button leads to the search of the location’s slug and shows its number of cars', () => {
  const [stock] = listLocationActions(aSiteLocation(), settings, on('/locations', 1118))
  expect(stock).toEqual({ kind: 'stock', label: 'View Our Stock (1,118)', href: '/search/moorooka' })
  expect(listLocationActions(aSiteLocation(), settings, on('/locations', null))[0]?.label).toBe('View Our Stock')
})

test.each([
  ['LOC-05: a showroom without a car', aSiteLocation(), 0, ['details', 'contact']],
  ['LOC-05: a parts counter', aSiteLocation({ type: 'parts' }), 5, ['details', 'contact']],
])('%s has no stock button', (_, location, count, expected) => {
  expect(kinds(listLocationActions(location, settings, on('/locations', count)))).toEqual(expected)
})

test.each([
  ['LOC-03', 'our-location', 'View Location Details', '/our-location/moorooka'],
  ['LOC-04', 'location-slug', 'View Location', '/locations/moorooka'],
  ['LOC-04', 'dealership-slug', 'View Location', '/locations/harbour-city-motors'],
] as const)('%s: in the form %s the button says %j and leads to %s', (_, locationLinkStyle, label, href) => {
  const actions = listLocationActions(aSiteLocation(), { ...settings, locationLinkStyle }, on('/locations'))
  expect(actions).toContainEqual({ kind: 'details', label, href })
  expect(kinds(listLocationActions(aSiteLocation(), { ...settings, locationLinkStyle }, on(href)))).not.toContain('details')
})

test.each([
  ['/locations', true],
  ['/contact', false],
  ['/contact-us/moorooka', false],
])('LOC-06: on %s the contact button is shown: %s', (path, isThere) => {
  expect(kinds(listLocationActions(aSiteLocation(), settings, on(path))).includes('contact')).toBe(isThere)
})

test('LOC-07: the contact button leads to the location’s contact page', () => {
  expect(listLocationActions(aSiteLocation(), settings, on('/locations'))).toContainEqual({
    kind: 'contact',
    label: 'Contact this location',
    href: '/contact-us/moorooka',
  })
})

test.each([
  ['a workshop with the switch on', 'service', true, null, '/service'],
  ['with an external booking page', 'service', true, 'https://book.example/now', 'https://book.example/now'],
  ['a workshop with the switch off', 'service', false, null, null],
  ['a showroom', 'sales', true, null, null],
] as const)('LOC-08: %s', (_, type, locationServiceButton, serviceBookingUrl, href) => {
  const actions = listLocationActions(aSiteLocation({ type }), { ...settings, locationServiceButton, serviceBookingUrl }, on('/locations'))
  expect(actions.find(({ kind }) => kind === 'service')?.href ?? null).toBe(href)
})
