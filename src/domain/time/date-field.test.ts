import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listRepeats, readDateText, toDateText } from './date-field'

const at = (iso: string) => Date.parse(iso) / 1000

test.each([
  ['EDT-17: a time of Sydney', '2026-12-01T00:00', 'Australia/Sydney', '2026-12-01T00:00:00+11:00'],
  ['EDT-17: the same text in Perth', '2026-12-01T00:00', 'Australia/Perth', '2026-12-01T00:00:00+08:00'],
  ['EDT-17: a repeated time is the first', '2026-04-05T02:30', 'Australia/Sydney', '2026-04-05T02:30:00+11:00'],
])('%s', (_, text, zone, iso) => {
  expect(readDateText(text, zone, false)).toEqual({ kind: 'date', instant: at(iso), note: null })
})

test('EDT-17: a day is noon in the zone', () => {
  expect(readDateText('2026-12-01', 'Australia/Sydney', true)).toEqual({
    kind: 'date',
    instant: at('2026-12-01T12:00:00+11:00'),
    note: null,
  })
})

test('EDT-17: a skipped time moves behind the gap and says so', () => {
  expect(readDateText('2026-10-04T02:30', 'Australia/Sydney', false)).toEqual({
    kind: 'date',
    instant: at('2026-10-04T03:30:00+11:00'),
    note: 'On 4 Oct 2026 the clocks in Sydney go forward and skip 2:30 am. The time is set to 3:30 am AEDT.',
  })
})

test.each(['', '0002-01-01T00:00', '2026-02-30T00:00', '2026-01-01T25:00', 'tomorrow'])('EDT-17: %j sets no date', (text) => {
  expect(readDateText(text, 'Australia/Sydney', false).kind).toBe(text === '' ? 'empty' : 'unfinished')
})

test('EDT-17: a repeated time offers both of its instants', () => {
  expect(listRepeats(at('2026-04-05T02:30:00+10:00'), 'Australia/Sydney')).toEqual([
    { instant: at('2026-04-05T02:30:00+11:00'), label: 'First, 2:30 am AEDT' },
    { instant: at('2026-04-05T02:30:00+10:00'), label: 'Second, 2:30 am AEST' },
  ])
  expect(listRepeats(at('2026-04-05T04:30:00+10:00'), 'Australia/Sydney')).toEqual([])
})

test('EDT-17: what a field shows for an instant is read as that instant, or offers it as a repeat', () => {
  const minutes = fc.integer({ min: at('2005-01-01T00:00:00Z') / 60, max: at('2040-01-01T00:00:00Z') / 60 })
  fc.assert(
    fc.property(
      minutes,
      fc.constantFrom('Australia/Sydney', 'Australia/Lord_Howe', 'America/New_York', 'Africa/Cairo', 'UTC'),
      (minute, zone) => {
        const instant = minute * 60
        const read = readDateText(toDateText(instant, zone, false), zone, false)
        const choices = listRepeats(instant, zone).map((each) => each.instant)
        expect(read.kind === 'date' && (read.instant === instant || choices.includes(instant))).toBe(true)
        expect(read.kind === 'date' && read.note).toBeNull()
      },
    ),
  )
  expect(toDateText(null, 'UTC', true)).toBe('')
})
