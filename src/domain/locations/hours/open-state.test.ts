import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Weekday } from '@/domain/time/zone'
import { openState } from './open-state'
import type { OpeningHours, SpecialHours } from './opening-hours'

const at = (iso: string) => Date.parse(iso) / 1000
const brisbane = 'Australia/Brisbane'
const sydney = 'Australia/Sydney'

function openOn(weekday: Weekday, open: string, close: string): OpeningHours {
  return { weekday, status: 'Open', formattedHours: null, open, close }
}

function aSpecialDay(date: string, overrides: Partial<SpecialHours> = {}): SpecialHours {
  return { date, status: 'Closed', open: null, close: null, label: null, locationId: null, ...overrides }
}

const workWeek = ([1, 2, 3, 4, 5] as const).map((weekday) => openOn(weekday, '08:30', '17:30'))
const usual: OpeningHours[] = [
  ...workWeek,
  openOn(6, '08:30', '16:00'),
  { weekday: 0, status: 'Closed', formattedHours: null, open: '08:30', close: '16:00' },
]

describe('openState', () => {
  test.each([
    ['LOC-09: in the middle of Friday', '2026-11-20T12:00', { kind: 'open', until: { weekday: 5, time: '5:30 pm' } }],
    ['LOC-09: at the opening second', '2026-11-20T08:30', { kind: 'open', until: { weekday: 5, time: '5:30 pm' } }],
    ['LOC-09: a second before it', '2026-11-20T08:29:59', { kind: 'closed', opens: { weekday: 5, time: '8:30 am' } }],
    ['LOC-09: at the closing second', '2026-11-20T17:30', { kind: 'closed', opens: { weekday: 6, time: '8:30 am' } }],
    ['LOC-09: a second before it', '2026-11-20T17:29:59', { kind: 'open', until: { weekday: 5, time: '5:30 pm' } }],
    ['LOC-09: a closed day with times on it stays closed', '2026-11-22T12:00', { kind: 'closed', opens: { weekday: 1, time: '8:30 am' } }],
  ])('%s', (_, local, expected) => {
    expect(openState(usual, [], at(`${local}+10:00`), brisbane)).toMatchObject(expected)
  })

  test('LOC-09: the same instant is closed in Brisbane and open in Perth', () => {
    const now = at('2026-11-20T18:00:00+10:00')
    expect([openState(usual, [], now, brisbane).kind, openState(usual, [], now, 'Australia/Perth').kind]).toEqual(['closed', 'open'])
  })

  const late = [openOn(5, '18:00', '02:00'), openOn(6, '18:00', '24:00')]
  test.each([
    ['LOC-09: past midnight, before it', '2026-11-20T23:00', { kind: 'open', until: { weekday: 6, time: '2:00 am' } }],
    ['LOC-09: past midnight, after it', '2026-11-21T01:59', { kind: 'open', until: { weekday: 6, time: '2:00 am' } }],
    ['LOC-09: past midnight, closed again', '2026-11-21T02:00', { kind: 'closed', opens: { weekday: 6, time: '6:00 pm' } }],
    ['LOC-09: until 24:00', '2026-11-21T23:59', { kind: 'open', until: { weekday: 0, time: '12:00 am' } }],
    ['LOC-09: next week', '2026-11-22T00:00', { kind: 'closed', opens: { weekday: 5, time: '6:00 pm' } }],
  ])('%s', (_, local, expected) => {
    expect(openState(late, [], at(`${local}:00+10:00`), brisbane)).toMatchObject(expected)
  })

  const split = [openOn(1, '13:00', '17:00'), openOn(1, '08:00', '12:00')]
  test.each([
    ['LOC-09: before the break', '2026-11-23T11:59', { kind: 'open', until: { time: '12:00 pm' } }],
    ['LOC-09: in the break', '2026-11-23T12:30', { kind: 'closed', opens: { weekday: 1, time: '1:00 pm' } }],
    ['LOC-09: after the break', '2026-11-23T13:00', { kind: 'open', until: { time: '5:00 pm' } }],
  ])('%s', (_, local, expected) => {
    expect(openState(split, [], at(`${local}:00+10:00`), brisbane)).toMatchObject(expected)
  })

  test.each([
    ['LOC-12: Christmas is closed', '2026-12-25T12:00', { kind: 'closed', opens: { weekday: 6, time: '9:00 am' } }],
    ['LOC-12: Boxing Day has its own hours', '2026-12-26T08:45', { kind: 'closed', opens: { weekday: 6, time: '9:00 am' } }],
    ['LOC-12: Boxing Day is open at those hours', '2026-12-26T16:30', { kind: 'open', until: { weekday: 6, time: '5:00 pm' } }],
    ['LOC-12: open without times keeps the usual hours', '2026-12-28T12:00', { kind: 'open', until: { weekday: 1, time: '5:30 pm' } }],
    ['LOC-12: any other status is closed', '2026-12-29T12:00', { kind: 'closed', opens: { weekday: 3, time: '8:30 am' } }],
  ])('%s', (_, local, expected) => {
    const special = [
      aSpecialDay('2026-12-25'),
      aSpecialDay('2026-12-26', { status: 'Open', open: '09:00', close: '17:00' }),
      aSpecialDay('2026-12-28', { status: 'Open' }),
      aSpecialDay('2026-12-29', { status: 'By appointment only', open: '09:00', close: '17:00' }),
    ]
    expect(openState(usual, special, at(`${local}:00+10:00`), brisbane)).toMatchObject(expected)
  })

  test('LOC-12: hours of the day before last into a closed holiday', () => {
    expect(openState(late, [aSpecialDay('2026-11-21')], at('2026-11-21T01:00:00+10:00'), brisbane)).toMatchObject({ kind: 'open' })
  })

  const early = [openOn(0, '01:00', '04:00')]
  test.each([
    ['LOC-09: clocks go forward: three hours are two', '2026-10-04T01:30:00+10:00', 'open', at('2026-10-04T04:00:00+11:00')],
    ['LOC-09: clocks go back: three hours are four', '2026-04-05T01:30:00+11:00', 'open', at('2026-04-05T04:00:00+10:00')],
    ['LOC-09: the second of two repeated hours', '2026-04-05T02:30:00+10:00', 'open', at('2026-04-05T04:00:00+10:00')],
  ])('%s', (_, now, kind, until) => {
    expect(openState(early, [], at(now), sydney)).toMatchObject({ kind, until: { at: until, time: '4:00 am' } })
  })

  const always = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => openOn(weekday, '00:00', '24:00'))
  test.each([
    ['LOC-09: open around the clock has no closing time', always, [], { kind: 'open', until: null }],
    [
      'LOC-12: but for the holiday that ends it',
      always,
      [aSpecialDay('2026-11-22')],
      { kind: 'open', until: { weekday: 0, time: '12:00 am' } },
    ],
    ['LOC-09: no hours at all', [], [], { kind: 'closed', opens: null }],
    ['LOC-09: open without times is not known to be open', [{ ...openOn(5, '', '') }], [], { kind: 'closed', opens: null }],
  ])('%s', (_, hours, special, expected) => {
    expect(openState(hours, special, at('2026-11-20T12:00:00+10:00'), brisbane)).toMatchObject(expected)
  })

  test('LOC-09: the state changes at the stated time and not before', () => {
    const instants = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') })
    const weeks = fc.constantFrom(usual, late, split, early)
    fc.assert(
      fc.property(instants, weeks, fc.constantFrom(brisbane, sydney, 'Australia/Lord_Howe'), (now, hours, zone) => {
        const state = openState(hours, [], now, zone)
        const change = state.kind === 'open' ? state.until : state.opens
        const next = change?.at ?? NaN
        expect(next).toBeGreaterThan(now)
        expect(openState(hours, [], next - 1, zone).kind).toBe(state.kind)
        expect(openState(hours, [], Math.floor((now + next) / 2), zone).kind).toBe(state.kind)
        expect(openState(hours, [], next, zone).kind).not.toBe(state.kind)
      }),
    )
  })
})
