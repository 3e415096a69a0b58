import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_SECONDS, addDays, instantOf, isIsoDate, startOfDay, toIsoDate, wallClockAt, weekdayOf } from './zone'

const at = (iso: string) => Date.parse(iso) / 1000

const ZONES = [
  'Australia/Brisbane',
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Perth',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'America/Havana',
  'Asia/Kathmandu',
  'UTC',
] as const

const instants = fc.integer({ min: at('2005-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') })

describe('startOfDay', () => {
  test.each([
    ['PERF-06: Brisbane has no clock change', '2026-11-20T18:30:00+10:00', 'Australia/Brisbane', '2026-11-20T00:00:00+10:00'],
    ['PERF-06: midnight is the start of its day', '2026-11-20T00:00:00+10:00', 'Australia/Brisbane', '2026-11-20T00:00:00+10:00'],
    [
      'PERF-06: one second before midnight is the day before',
      '2026-11-19T23:59:59+10:00',
      'Australia/Brisbane',
      '2026-11-19T00:00:00+10:00',
    ],
    ['PERF-06: Sydney, evening of the 23-hour day', '2026-10-04T20:00:00+11:00', 'Australia/Sydney', '2026-10-04T00:00:00+10:00'],
    ['PERF-06: Sydney, evening of the 25-hour day', '2026-04-05T20:00:00+10:00', 'Australia/Sydney', '2026-04-05T00:00:00+11:00'],
    ['PERF-06: Lord Howe moves by half an hour', '2026-10-04T20:00:00+11:00', 'Australia/Lord_Howe', '2026-10-04T00:00:00+10:30'],
    ['PERF-06: Cairo skips midnight, so its day starts at 01:00', '2024-04-26T12:00:00+03:00', 'Africa/Cairo', '2024-04-26T01:00:00+03:00'],
    ['PERF-06: Havana has midnight twice; the first counts', '2024-11-03T12:00:00-05:00', 'America/Havana', '2024-11-03T00:00:00-04:00'],
  ])('%s', (_, now, zone, start) => {
    expect(startOfDay(at(now), zone)).toBe(at(start))
  })

  test('PERF-06: is on the same local day, and one second earlier is not', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (now, zone) => {
        const start = startOfDay(now, zone)
        expect(start).toBeLessThanOrEqual(now)
        expect(now - start).toBeLessThan(DAY_SECONDS + 3600)
        expect(toIsoDate(wallClockAt(start, zone))).toBe(toIsoDate(wallClockAt(now, zone)))
        expect(toIsoDate(wallClockAt(start - 1, zone))).not.toBe(toIsoDate(wallClockAt(now, zone)))
      }),
      { numRuns: 500 },
    )
  })
})

describe('instantOf', () => {
  test.each([
    ['LOC-09: a skipped time moves forward by the gap', 2026, 10, 4, 150, 'Australia/Sydney', '2026-10-04T03:30:00+11:00'],
    ['LOC-09: a repeated time is the first', 2026, 4, 5, 150, 'Australia/Sydney', '2026-04-05T02:30:00+11:00'],
    ['LOC-09: 24:00 is midnight of the next day', 2026, 12, 31, 1440, 'Australia/Perth', '2027-01-01T00:00:00+08:00'],
    ['LOC-09: 26:00 is two in the morning', 2026, 11, 20, 1560, 'Australia/Brisbane', '2026-11-21T02:00:00+10:00'],
  ])('%s', (_, year, month, day, minutes, zone, expected) => {
    expect(instantOf({ year, month, day }, minutes, zone)).toBe(at(expected))
  })

  test('LOC-09: converting to wall clock time and back changes nothing', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (now, zone) => {
        const clock = wallClockAt(now, zone)
        const back = instantOf(clock, clock.minutes, zone)
        expect(wallClockAt(back, zone)).toEqual({ ...clock, seconds: 0 })
        expect(back).toBeLessThanOrEqual(now)
      }),
      { numRuns: 500 },
    )
  })

  test('LOC-09: wall clock times are those of Intl, also in the minutes around clock changes', () => {
    const changes = [
      '2026-04-04T16:00:00Z',
      '2026-10-03T16:00:00Z',
      '2026-04-04T15:00:00Z',
      '2024-04-25T22:00:00Z',
      '2024-11-03T05:00:00Z',
    ].map(at)
    const aroundChanges = fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -5_000, max: 5_000 }))
      .map(([change, more]) => change + more)
    fc.assert(
      fc.property(fc.oneof(instants, aroundChanges), fc.constantFrom(...ZONES), (now, zone) => {
        const { year, month, day, minutes, seconds } = wallClockAt(now, zone)
        const two = (value: number) => String(value).padStart(2, '0')
        const shown = `${two(day)}/${two(month)}/${year}, ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds)}`
        const timeParts = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
        const dateParts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
        expect(shown).toBe(
          new Intl.DateTimeFormat('en-AU', { timeZone: zone, hourCycle: 'h23', ...dateParts, ...timeParts }).format(now * 1000),
        )
      }),
      { numRuns: 500 },
    )
  })

  test('LOC-09: rejects an unknown zone', () => {
    expect(() => wallClockAt(0, 'Australia/Atlantis')).toThrow(RangeError)
  })
})

test.each([
  ['LOC-11: a Friday', { year: 2026, month: 11, day: 20 }, 0, 5, '2026-11-20'],
  ['LOC-11: over the end of a leap February', { year: 2028, month: 2, day: 28 }, 2, 3, '2028-03-01'],
  ['LOC-11: back over New Year', { year: 2027, month: 1, day: 1 }, -1, 4, '2026-12-31'],
])('%s', (_, date, days, weekday, iso) => {
  const moved = addDays(date, days)
  expect([weekdayOf(moved), toIsoDate(moved)]).toEqual([weekday, iso])
})

test.each([
  ['2026-12-25', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-5', false],
  ['25/12/2026', false],
  ['', false],
])('LOC-12: %j is an existing day: %s', (text, isDay) => expect(isIsoDate(text)).toBe(isDay))
