import { expect, test } from 'vitest'
import { abbreviateZone, cityOfZone, formatMoment, formatStoredDate, formatZonedTime, nameZone, readStoredDate } from './zone-name'

const at = (iso: string) => Date.parse(iso) / 1000

test.each([
  ['EDT-17: Sydney in summer', '2026-12-01T00:00:00+11:00', 'Australia/Sydney', 'Sydney time, AEDT'],
  ['EDT-17: Sydney in winter', '2026-06-30T17:00:00+10:00', 'Australia/Sydney', 'Sydney time, AEST'],
  ['EDT-17: Perth', '2026-06-30T17:00:00+08:00', 'Australia/Perth', 'Perth time, AWST'],
  ['EDT-17: Adelaide in summer', '2026-12-01T00:00:00+10:30', 'Australia/Adelaide', 'Adelaide time, ACDT'],
])('%s', (_, instant, zone, expected) => {
  expect(nameZone(at(instant), zone)).toBe(expected)
})

test('EDT-17: a moment names its zone, and differs by zone', () => {
  const end = at('2026-06-30T17:00:00+10:00')
  expect(formatMoment(end, 'Australia/Brisbane')).toBe('30 Jun 2026, 5:00 pm AEST')
  expect(formatMoment(end, 'Australia/Perth')).toBe('30 Jun 2026, 3:00 pm AWST')
  expect(formatZonedTime(end, 'Australia/Perth')).toBe('3:00 pm AWST')
  expect(abbreviateZone(end, 'UTC')).toBe('UTC')
})

test('EDT-17: zones of several words', () => {
  expect(cityOfZone('Australia/Lord_Howe')).toBe('Lord Howe')
})

test.each([
  ['2026-06-30T07:00:00.000Z', false, '30 Jun 2026, 5:00 pm AEST'],
  ['2026-06-30T20:00:00.000Z', true, '1 Jul 2026'],
  ['soon', false, ''],
  [null, false, ''],
  [7, false, ''],
])('EDT-17: the stored date %s is written in the zone', (stored, isDay, expected) => {
  expect(formatStoredDate(stored, 'Australia/Sydney', isDay)).toBe(expected)
})

test('EDT-17: stored dates are read in whole seconds', () => {
  expect(readStoredDate('1970-01-01T00:00:01.900Z')).toBe(1)
  expect(readStoredDate(new Date(2_000))).toBe(2)
  expect(readStoredDate('')).toBeNull()
})
