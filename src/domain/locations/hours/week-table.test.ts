import { describe, expect, test } from 'vitest'
import type { OpeningHours, SpecialHours } from './opening-hours'
import { formatDay, listSpecialHours, weekTable } from './week-table'

function entryOf(overrides: Partial<OpeningHours>): OpeningHours {
  return { weekday: 1, status: 'Open', formattedHours: null, open: '08:30', close: '17:30', ...overrides }
}

const settings = { closedWeekendText: 'By appointment only' }
const dayOf = (hours: OpeningHours[], name: string) => weekTable(hours, settings).find((row) => row.name === name)?.day

test('LOC-11: Monday to Sunday, whatever the order of the entries', () => {
  expect(weekTable([entryOf({ weekday: 0 }), entryOf({ weekday: 3 })], settings).map(({ name }) => name)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ])
})

test.each([
  [
    'LOC-09: Open with its own wording',
    [entryOf({ formattedHours: '8:30 to 5:30' })],
    'Monday',
    { kind: 'open', status: 'Open', hours: '8:30 to 5:30' },
  ],
  ['LOC-09: Open with its times', [entryOf({})], 'Monday', { kind: 'open', status: 'Open', hours: '8:30 am – 5:30 pm' }],
  ['LOC-09: Open without hours', [entryOf({ open: null })], 'Monday', { kind: 'open', status: 'Open', hours: null }],
  [
    'LOC-09: a break',
    [entryOf({ close: '12:00' }), entryOf({ open: '13:00' })],
    'Monday',
    { kind: 'open', status: 'Open', hours: '8:30 am – 12:00 pm, 1:00 pm – 5:30 pm' },
  ],
  ['LOC-09: the status text', [entryOf({ status: 'Closed' })], 'Monday', { kind: 'closed', status: 'Closed' }],
  ['LOC-10: a closed Saturday', [entryOf({ weekday: 6, status: 'Closed' })], 'Saturday', { kind: 'closed', status: 'By appointment only' }],
  ['LOC-10: each weekend day on its own', [entryOf({ weekday: 6 })], 'Sunday', { kind: 'closed', status: 'By appointment only' }],
  ['LOC-10: an open Sunday', [entryOf({ weekday: 0 })], 'Sunday', { kind: 'open', status: 'Open', hours: '8:30 am – 5:30 pm' }],
  ['LOC-10: not for a weekday', [], 'Friday', { kind: 'closed', status: 'Closed' }],
])('%s', (_, hours, name, expected) => {
  expect(dayOf(hours, name)).toEqual(expected)
})

test.each([
  ['Open with its hours', { kind: 'open', status: 'Open', hours: '8:30 am – 5:30 pm' }, 'Open 8:30 am – 5:30 pm'],
  ['Open without hours', { kind: 'open', status: 'Open', hours: null }, 'Open'],
  ['a wording that begins with Open', { kind: 'open', status: 'Open', hours: 'Open by phone' }, 'Open by phone'],
  ['the status text', { kind: 'closed', status: 'By appointment only' }, 'By appointment only'],
] as const)('LOC-09: %s', (_, day, text) => expect(formatDay(day)).toBe(text))

test('LOC-10: Closed by configuration', () => {
  expect(weekTable([], { closedWeekendText: 'Closed' }).at(-1)?.day).toEqual({ kind: 'closed', status: 'Closed' })
})

describe('listSpecialHours', () => {
  const now = Date.parse('2026-12-25T23:30:00+10:00') / 1000
  const specialOf = (date: string, overrides: Partial<SpecialHours> = {}): SpecialHours => ({
    date,
    status: 'Closed',
    open: null,
    close: null,
    label: null,
    locationId: null,
    ...overrides,
  })

  test('LOC-12: from today on, by date', () => {
    const special = [specialOf('2027-01-01'), specialOf('2026-12-24'), specialOf('2026-12-25'), specialOf('2026-12-26')]
    expect(listSpecialHours(special, 1, now, 'Australia/Brisbane').map(({ dateText }) => dateText)).toEqual([
      'Fri 25 Dec 2026',
      'Sat 26 Dec 2026',
      'Fri 1 Jan 2027',
    ])
  })

  test('LOC-12: today is the date in the time zone', () => {
    expect(listSpecialHours([specialOf('2026-12-25')], 1, now, 'Australia/Sydney')).toEqual([])
  })

  test.each([
    ['LOC-12: for every location', null, 1],
    ['LOC-12: for this location', 1, 1],
    ['LOC-12: not for another', 2, 0],
  ])('%s', (_, locationId, count) => {
    expect(listSpecialHours([specialOf('2026-12-26', { locationId })], 1, now, 'Australia/Brisbane')).toHaveLength(count)
  })

  test.each([
    ['LOC-12: closed', {}, { kind: 'closed', status: 'Closed' }],
    ['LOC-12: another status text', { status: 'By appointment only' }, { kind: 'closed', status: 'By appointment only' }],
    ['LOC-12: open', { status: 'Open', open: '9:00', close: '17:00' }, { kind: 'open', status: 'Open', hours: '9:00 am – 5:00 pm' }],
  ])('%s', (_, overrides, expected) => {
    expect(listSpecialHours([specialOf('2026-12-26', overrides)], 1, now, 'Australia/Brisbane')[0]?.day).toEqual(expected)
  })

  test('LOC-12: empty without coming days', () => {
    expect(listSpecialHours([specialOf('2026-12-24')], 1, now, 'Australia/Brisbane')).toEqual([])
  })
})
