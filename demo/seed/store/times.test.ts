import { describe, expect, test } from 'vitest'
import { nextDate, toInstant, toSpecialHours, toWindow } from './times'

const NOW = Date.UTC(2026, 10, 21, 2, 20) / 1000

describe("the demonstration's dates", () => {
  test('CMS-10: days count from the seed, on the full hour; a missing end stays open', () => {
    expect(toInstant(1, NOW)).toBe('2026-11-22T02:00:00.000Z')
    expect(toWindow({ startsInDays: -1, endsInDays: null }, NOW)).toEqual({ start: '2026-11-20T02:00:00.000Z', expiry: null })
  })

  test.each([
    ['12-25', '2026-12-25'],
    ['01-01', '2027-01-01'],
    ['11-18', '2026-11-18'],
    ['11-01', '2027-11-01'],
  ])('LOC-12: %s next occurs on %s', (monthDay, date) => expect(nextDate(monthDay, NOW)).toBe(date))

  test('LOC-12: special hours are sorted by date', () => {
    const hours = toSpecialHours(
      [
        { monthDay: '01-01', label: 'New Year’s Day', hours: null },
        { monthDay: '12-24', label: 'Christmas Eve', hours: { open: '08:30', close: '13:00' } },
      ],
      NOW,
    )
    expect(hours).toEqual([
      { date: '2026-12-24', label: 'Christmas Eve', status: 'Open', start_hour: '08:30', end_hour: '13:00' },
      { date: '2027-01-01', label: 'New Year’s Day', status: 'Closed', start_hour: null, end_hour: null },
    ])
  })
})
