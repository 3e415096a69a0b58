import { expect, test } from 'vitest'
import { type RowKind, summariseRow } from './row-summary'

test.each<[string, RowKind, Record<string, unknown>, string]>([
  ['LOC-09', 'day', { weekday: '1', status: 'Open', open: '08:30', close: '17:00' }, 'Monday: 08:30 to 17:00'],
  ['LOC-09', 'day', { weekday: '1', status: 'Open', formated_hours: '8.30 am to 5 pm' }, 'Monday: 8.30 am to 5 pm'],
  ['LOC-09', 'day', { weekday: '0', status: 'Closed', open: '08:30' }, 'Sunday: Closed'],
  ['LOC-09', 'day', {}, ''],
  ['LOC-12', 'date', { date: '2026-12-25', label: 'Christmas Day', status: 'Closed' }, '2026-12-25, Christmas Day, Closed'],
  ['LOC-12', 'date', { date: '2026-12-24', status: 'Open', start_hour: '08:00', end_hour: '12:00' }, '2026-12-24, 08:00 to 12:00'],
  ['NAV-11', 'link', { label: 'Our story', href: '/our-story' }, 'Our story: /our-story'],
  ['NAV-01', 'link', { item: 'offers', isHidden: true, href: '/x' }, 'Offers: left out'],
  ['CMS-01', 'item', { heading: 'Utes before June', label: 'See them' }, 'Utes before June'],
  ['CMS-01', 'item', { image: 12, alt: ' Save $2,000 ' }, 'Save $2,000'],
  ['CMS-01', 'item', {}, ''],
  ['MISC-01', 'figure', { value: '50+', label: 'Locations' }, '50+ Locations'],
  ['MOD-01', 'variant', { name: 'Elite', dap_min_price: 46990 }, 'Elite: $46,990'],
  ['MOD-01', 'variant', { name: 'Elite' }, 'Elite'],
  ['DEL-03', 'zone', { name: 'Greater Brisbane', price: 0 }, 'Greater Brisbane: free'],
  ['DEL-03', 'zone', { name: 'Regional', price: 349.5 }, 'Regional: $349.50'],
  ['FIN-04', 'rate', { upToAge: 3, rate: 7.9 }, 'Cars up to 3 years: 7.9%'],
  ['FIN-04', 'rate', { rate: 9 }, 'Cars of any age: 9%'],
  ['NAV-13', 'profile', { kind: 'facebook', url: 'https://social.example/harbour' }, 'Facebook: social.example/harbour'],
])('%s: a %s row of %j is labelled “%s”', (_id, kind, row, words) => {
  expect(summariseRow(kind, row)).toBe(words)
})
