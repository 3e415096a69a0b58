import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatClock, parseClock } from './clock'

test.each([
  ['LOC-09: 24-hour', '08:30', 510],
  ['LOC-09: with seconds', '17:00:00', 1020],
  ['LOC-09: one-digit hour', '8:30', 510],
  ['LOC-09: am', '8:30 am', 510],
  ['LOC-09: PM without a space', '5PM', 1020],
  ['LOC-09: with dots', '5.30 p.m.', 1050],
  ['LOC-09: noon', '12:00 pm', 720],
  ['LOC-09: midnight', '12:00 am', 0],
  ['LOC-09: end of the day', '24:00', 1440],
  ['LOC-09: past the end of the day', '24:01', null],
  ['LOC-09: an invalid minute', '08:60', null],
  ['LOC-09: an invalid 12-hour time', '13:00 pm', null],
  ['LOC-09: words', 'by appointment', null],
  ['LOC-09: empty', '', null],
  ['LOC-09: missing', null, null],
])('%s', (_, text, expected) => {
  expect(parseClock(text)).toBe(expected)
})

test('LOC-09: every minute of the day is read back as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      expect(parseClock(formatClock(minutes))).toBe(minutes)
    }),
  )
})

test.each([
  ['LOC-09: morning', 510, '8:30 am'],
  ['LOC-09: noon', 720, '12:00 pm'],
  ['LOC-09: the end of the day is midnight', 1440, '12:00 am'],
])('%s', (_, minutes, expected) => {
  expect(formatClock(minutes)).toBe(expected)
})
