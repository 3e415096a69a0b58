import { describe, expect, test } from 'vitest'
import type { FormField } from './form-field'
import { readRememberedBooking, toCalendarEntry, toRememberedBooking, writeBookingTime } from './remembered-booking'

const choice = (name: string, value: string, label: string): FormField => ({
  ...{ type: 'choice', name, label: name, isRequired: true, prompt: null, problem: '', initial: '' },
  options: [{ value, label }],
})
const MOMENT: FormField = { type: 'moment', name: 'booking_at', label: 'Date and time', isRequired: false }
const FIELDS = [choice('dealership_slug', 'harbour', 'Harbour City'), choice('location_id', '7', 'Moorooka'), MOMENT]
const AT = '2026-11-25T11:00'
const DRIVE = { kind: 'test-drive', carName: null, carPlace: null } as const
const SITE = { name: 'Harbour City Motors', timeZone: 'Australia/Brisbane', host: 'harbour.example', noun: 'car' }

describe('LEAD-22: a booking is remembered for the thank-you page', () => {
  test('of a car, at a location', () => {
    const car = { ...DRIVE, carName: '2023 Toyota RAV4' }
    const values = { booking_at: AT, location_id: '7', dealership_slug: 'harbour' }
    expect(toRememberedBooking(car, FIELDS, values)).toEqual({ kind: 'test-drive', at: AT, vehicle: '2023 Toyota RAV4', place: 'Moorooka' })
    expect(toRememberedBooking({ ...car, carPlace: 'Windsor' }, FIELDS, values)?.place).toBe('Windsor')
  })
  test('of the vehicle that the visitor typed, at a dealership', () => {
    expect(toRememberedBooking(DRIVE, FIELDS, { booking_at: AT, dealership_slug: 'harbour', vehicle_interest: ' Fjell ' })).toEqual({
      ...{ kind: 'test-drive', at: AT, vehicle: 'Fjell', place: 'Harbour City' },
    })
  })
  test.each([[undefined], [''], ['tomorrow'], ['2026-02-30T11:00'], ['2026-11-25T24:00']])('none at %j', (booking_at) => {
    expect(toRememberedBooking(DRIVE, FIELDS, { booking_at })).toBeNull()
  })
  test('none for a form without a time', () => {
    expect(toRememberedBooking({ ...DRIVE, kind: 'contact' }, FIELDS.slice(0, 2), { booking_at: AT })).toBeNull()
  })
})

describe('FAV-08: a stored booking is validated', () => {
  const kept = { kind: 'test-drive', at: AT, vehicle: 'RAV4', place: null }
  test('is read back unchanged', () => {
    expect(readRememberedBooking(JSON.stringify(kept), 'test-drive')).toEqual(kept)
  })
  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['no time', JSON.stringify({ ...kept, at: 7 })],
    ['a date that does not exist', JSON.stringify({ ...kept, at: '2026-13-01T10:00' })],
    ['another form', JSON.stringify({ ...kept, kind: 'service' })],
  ])('%s counts as absent', (_, stored) => {
    expect(readRememberedBooking(stored, 'test-drive')).toBeNull()
  })
  test('invalid texts are left out', () => {
    expect(readRememberedBooking(JSON.stringify({ ...kept, vehicle: 7, place: ' ' }), 'test-drive')).toEqual({
      ...kept,
      vehicle: null,
      place: null,
    })
  })
})

test.each([
  [AT, 'Wednesday 25 November 2026, 11:00 am'],
  ['2027-01-03T13:30:00', 'Sunday 3 January 2027, 1:30 pm'],
  ['soon', ''],
])('LEAD-22: %s reads %s', (at, text) => {
  expect(writeBookingTime(at)).toBe(text)
})

describe('LEAD-22: a booking in a calendar', () => {
  const booking = { kind: 'test-drive', at: AT, vehicle: 'RAV4', place: 'Moorooka' } as const
  test('is in the site’s time zone', () => {
    expect(toCalendarEntry(booking, SITE, 9)).toEqual({
      id: 'test-drive-1795568400@harbour.example',
      title: 'Test drive: RAV4',
      place: 'Moorooka',
      note: 'Bring your driver licence. The dealer confirms car and time.',
      start: Date.UTC(2026, 10, 25, 1, 0) / 1000,
      minutes: 45,
      stamp: 9,
    })
  })
  test('names the site without car and location', () => {
    const entry = toCalendarEntry({ ...booking, kind: 'service', vehicle: null, place: null }, SITE, 9)
    expect(entry).toMatchObject({ title: 'Car service', place: 'Harbour City Motors', minutes: 15 })
  })
  test('KIND-02: names the kind of the site’s stock', () => {
    const entry = toCalendarEntry({ ...booking, kind: 'service' }, { ...SITE, noun: 'caravan' }, 9)
    expect(entry).toMatchObject({ title: 'Caravan service: RAV4', note: 'Bring the caravan. The workshop confirms day and time.' })
  })
  test('none for a form without an appointment', () => {
    expect(toCalendarEntry({ ...booking, kind: 'contact' }, SITE, 9)).toBeNull()
  })
})
