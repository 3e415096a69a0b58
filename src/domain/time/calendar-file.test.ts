import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCalendarFile } from './calendar-file'

const entry = {
  id: 'test-drive-1764032400@harbour.example',
  title: 'Test drive: 2023 Toyota RAV4',
  place: 'Harbour City Moorooka',
  note: 'Bring your driver licence.',
  start: Date.UTC(2026, 10, 25, 1, 0) / 1000,
  minutes: 45,
  stamp: Date.UTC(2026, 10, 22, 22, 0) / 1000,
}

test('LEAD-22: a test drive as a calendar entry, in UTC and tentative', () => {
  expect(writeCalendarFile(entry).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Bookings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:test-drive-1764032400@harbour.example',
    'DTSTAMP:20261122T220000Z',
    'DTSTART:20261125T010000Z',
    'DTEND:20261125T014500Z',
    'SUMMARY:Test drive: 2023 Toyota RAV4',
    'LOCATION:Harbour City Moorooka',
    'DESCRIPTION:Bring your driver licence.',
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('LEAD-22: leaves out an unknown location', () => {
  expect(writeCalendarFile({ ...entry, place: null })).not.toContain('LOCATION')
})

test('LEAD-22: escapes separators and new lines', () => {
  const file = writeCalendarFile({ ...entry, title: 'A, B; C\\D', note: 'one\r\ntwo\nEND:VEVENT' })
  expect(file).toContain('SUMMARY:A\\, B\\; C\\\\D\r\n')
  expect(file).toContain('DESCRIPTION:one\\ntwo\\nEND:VEVENT\r\n')
})

test('LEAD-22: no line is longer than 75 bytes, and unfolding restores the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (note) => {
      const file = writeCalendarFile({ ...entry, note })
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      const whole = file.replaceAll('\r\n ', '')
      expect(whole.split('\r\n')).toHaveLength(16)
    }),
  )
})
