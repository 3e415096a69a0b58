import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLocalTime } from '@/domain/leads/form/form-schema'
import type { OpeningHours } from './opening-hours'
import { listAppointments } from './appointments'

const timeZone = 'Australia/Brisbane'
/** A Monday, 8:00 am. */
const now = Date.parse('2026-11-23T08:00:00+10:00') / 1000
const open = (weekday: OpeningHours['weekday'], from = '09:00', until = '17:00'): OpeningHours => ({
  weekday,
  status: 'Open',
  formattedHours: null,
  open: from,
  close: until,
})
const week = [open(1), open(2), open(3), open(4), open(5), open(6, '08:30', '12:00')]
const place = { hours: week, special: [], timeZone }

test('API-20: times are on the hour, and drives end before closing', () => {
  const [, tuesday] = listAppointments(place, [], now)
  expect(tuesday).toMatchObject({ date: '2026-11-24', weekday: 'Tue', day: 24, month: 'Nov' })
  expect(tuesday?.times.map(({ label }) => label)).toEqual([
    ...['9:00 am', '10:00 am', '11:00 am', '12:00 pm', '1:00 pm', '2:00 pm', '3:00 pm', '4:00 pm'],
  ])
  expect(tuesday?.times[2]).toEqual({ value: '2026-11-24T11:00', label: '11:00 am', isFree: true })
})

describe('API-20', () => {
  test('today, times start two hours from now', () => {
    expect(listAppointments(place, [], now)[0]?.times[0]?.value).toBe('2026-11-23T10:00')
  })
  test('lists the next six open days: no Sunday, a short Saturday from the full hour', () => {
    const days = listAppointments(place, [], now)
    expect(days.map(({ weekday }) => weekday)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
    expect(days[5]?.times.map(({ label }) => label)).toEqual(['9:00 am', '10:00 am', '11:00 am'])
  })
  test('two bookings fill a time, one does not', () => {
    const booked = ['2026-11-24T11:00', '2026-11-24T11:00', '2026-11-24T12:00']
    const taken = listAppointments(place, booked, now)[1]?.times.filter(({ isFree }) => !isFree)
    expect(taken?.map(({ label }) => label)).toEqual(['11:00 am'])
  })
  test('a holiday has no times', () => {
    const special = [{ date: '2026-11-24', status: 'Closed', open: null, close: null, label: 'Show day', locationId: 1 }]
    expect(listAppointments({ ...place, special }, [], now)[1]?.date).toBe('2026-11-25')
  })
  test('a location without hours has no days', () => {
    expect(listAppointments({ ...place, hours: [] }, [], now)).toEqual([])
  })
  test('works in another time zone across a daylight saving change', () => {
    const sydney = { hours: [open(0), open(6)], special: [], timeZone: 'Australia/Sydney' }
    const before = Date.parse('2026-10-03T00:00:00+10:00') / 1000
    const [saturday, sunday] = listAppointments(sydney, [], before)
    expect([saturday?.times[0]?.value, sunday?.times[0]?.value]).toEqual(['2026-10-03T09:00', '2026-10-04T09:00'])
  })
  test('all times are in the future and can be parsed', () => {
    fc.assert(
      fc.property(fc.integer({ min: now, max: now + 400 * 86_400 }), (at) => {
        for (const { times } of listAppointments(place, [], at))
          for (const { value } of times) expect(readLocalTime(value, timeZone)).toBeGreaterThanOrEqual(at + 7_200)
      }),
      { numRuns: 30 },
    )
  })
})
