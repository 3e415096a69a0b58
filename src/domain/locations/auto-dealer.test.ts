import { expect, test } from 'vitest'
import { aSiteLocation } from '@tests/builders/site-location'
import type { SpecialHours } from './hours/opening-hours'
import { describeAutoDealer } from './auto-dealer'

const now = Date.parse('2026-12-20T02:00:00Z') / 1000
const day = (date: string, overrides: Partial<SpecialHours> = {}): SpecialHours => ({
  date,
  status: 'Closed',
  open: null,
  close: null,
  label: null,
  locationId: 1,
  ...overrides,
})
const describe = (overrides = {}, rating = null) =>
  describeAutoDealer({ location: aSiteLocation(overrides), path: '/our-location/moorooka', origin: 'https://harbour.example', now, rating })

test('SEO-03: a location is an AutoDealer with name, address, position, phone and hours', () => {
  expect(describe()).toMatchObject({
    '@type': 'AutoDealer',
    name: 'Harbour City Moorooka',
    url: 'https://harbour.example/our-location/moorooka',
    address: {
      streetAddress: '118 Figtree Parade',
      addressLocality: 'Moorooka',
      addressRegion: 'QLD',
      postalCode: '4105',
      addressCountry: 'AU',
    },
    geo: { latitude: -27.5336, longitude: 153.0242 },
    telephone: '+61755504410',
    aggregateRating: undefined,
  })
  expect(describe({ type: 'service' })['@type']).toBe('AutoRepair')
})

test('LOC-09, LOC-12: lists open days with times and coming holidays with dates', () => {
  const special = [day('2026-12-19'), day('2026-12-25'), day('2026-12-24', { status: 'Open', open: '08:30', close: '13:00' })]
  const hours = describe({ special }).openingHoursSpecification
  expect(hours).toHaveLength(6 + 2)
  expect(hours).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'https://schema.org/Saturday',
    opens: '08:30',
    closes: '16:00',
  })
  expect(hours).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    validFrom: '2026-12-25',
    validThrough: '2026-12-25',
    opens: '00:00',
    closes: '00:00',
  })
  expect(hours).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    validFrom: '2026-12-24',
    validThrough: '2026-12-24',
    opens: '08:30',
    closes: '13:00',
  })
})

test('LOC-09: hours past midnight keep both times, and hours until midnight end a minute before it', () => {
  const hours = [
    { weekday: 5 as const, status: 'Open', formattedHours: null, open: '18:00', close: '02:00' },
    { weekday: 6 as const, status: 'Open', formattedHours: null, open: '18:00', close: '24:00' },
    { weekday: 0 as const, status: 'Open', formattedHours: 'By arrangement', open: null, close: null },
  ]
  expect(describe({ hours }).openingHoursSpecification).toMatchObject([
    { opens: '18:00', closes: '02:00' },
    { opens: '18:00', closes: '23:59' },
  ])
})

test('REV-02: includes a rating only if one is given', () => {
  const rating = { averageRating: 4.8, count: 712 }
  const marked = describeAutoDealer({ location: aSiteLocation(), path: '/', origin: 'https://a.example', now, rating })
  expect(marked.aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 712, bestRating: 5 })
})
