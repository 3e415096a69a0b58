import { expect, test } from 'vitest'
import { formatDate, formatTime } from './format-date'

const at = (iso: string) => Date.parse(iso) / 1000

test.each([
  ['VDP-17: one-digit day, three-letter September', '2027-09-03T12:00:00+10:00', 'Australia/Brisbane', '3 Sep 2027'],
  ['VDP-17: June is Jun', '2027-06-30T12:00:00+10:00', 'Australia/Brisbane', '30 Jun 2027'],
  ['VDP-17: the day in the zone, not in UTC', '2026-12-31T20:00:00Z', 'Australia/Sydney', '1 Jan 2027'],
  ['VDP-17: the same instant in Perth, also after midnight', '2026-12-31T16:00:00Z', 'Australia/Perth', '1 Jan 2027'],
  ['VDP-17: one second earlier', '2026-12-31T15:59:59Z', 'Australia/Perth', '31 Dec 2026'],
])('%s', (_, instant, zone, expected) => {
  expect(formatDate(at(instant), zone)).toBe(expected)
})

test.each([
  ['2027-06-30T17:30:00+10:00', 'Australia/Brisbane', '5:30 pm'],
  ['2027-06-30T23:59:59+10:00', 'Australia/Perth', '9:59 pm'],
])('CMS-01: %s in %s is %s', (instant, zone, expected) => {
  expect(formatTime(at(instant), zone)).toBe(expected)
})
