import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findNextChange, isShownAt, listScheduleDates, pickShown, readScheduleState, type ScheduledPage } from './page-schedule'

const at = (iso: string) => Date.parse(iso) / 1000
const START = '2026-06-01T07:00:00.000Z'
const END = '2026-07-01T14:00:00.000Z'
const timed = (showFrom: string | null, showUntil: string | null) => ({ isTimed: true, showFrom, showUntil })

describe('isShownAt and readScheduleState', () => {
  test.each([
    ['without a schedule', {}, '2026-06-15T00:00:00Z', true, 'always'],
    ['with dates that are not ticked', { isTimed: false, showUntil: START }, '2026-06-15T00:00:00Z', true, 'always'],
    ['ticked without dates', timed(null, null), '2026-06-15T00:00:00Z', true, 'always'],
    ['a second before its start', timed(START, END), '2026-06-01T06:59:59Z', false, 'coming'],
    ['at its start', timed(START, END), '2026-06-01T07:00:00Z', true, 'live'],
    ['a second before its end', timed(START, END), '2026-07-01T13:59:59Z', true, 'live'],
    ['at its end', timed(START, END), '2026-07-01T14:00:00Z', false, 'ended'],
    ['with a start only, after it', timed(START, null), '2027-01-01T00:00:00Z', true, 'live'],
    ['with an end only, before it', timed(null, END), '2020-01-01T00:00:00Z', true, 'live'],
    ['with a date that is none', timed('soon', null), '2026-06-15T00:00:00Z', true, 'always'],
  ] as const)('EDT-21: %s', (_, scheduled, now, isShown, state) => {
    expect([isShownAt(scheduled, at(now)), readScheduleState(scheduled, at(now))]).toEqual([isShown, state])
  })
})

type Block = { id: string; isTimed?: boolean; showFrom?: string | null; showUntil?: string | null }

const layout: Block[] = [{ id: 'a' }, { id: 'b', ...timed(null, END) }, { id: 'c', ...timed('2026-06-20T00:00:00.000Z', END) }]
const PAGE = { ...timed(START, null), title: 'EOFY', layout }

test('EDT-21: the dates of a page are those of the page and of its blocks, each once and in order', () => {
  expect(listScheduleDates(PAGE)).toEqual([START, '2026-06-20T00:00:00.000Z', END].map(at))
  expect(listScheduleDates({})).toEqual([])
})

test('EDT-12: the next change is the first date to come, and null after the last', () => {
  expect(findNextChange(PAGE, at(START))).toBe(at('2026-06-20T00:00:00Z'))
  expect(findNextChange(PAGE, at(END))).toBeNull()
})

test.each([
  ['2026-05-31T00:00:00Z', null],
  ['2026-06-01T07:00:00Z', ['a', 'b']],
  ['2026-06-20T00:00:00Z', ['a', 'b', 'c']],
  ['2026-07-01T14:00:00Z', ['a']],
])('EDT-21: at %s visitors see the blocks %j', (now, ids) => {
  expect(pickShown(PAGE, at(now))?.layout.map(({ id }) => id) ?? null).toEqual(ids)
})

test('EDT-21: between two dates of a page nothing appears or disappears', () => {
  const instants = fc.integer({ min: 1_700_000_000, max: 1_700_000_400 })
  const date = fc.option(instants.map((instant) => new Date(instant * 1000).toISOString()))
  const scheduled = fc.record({ isTimed: fc.boolean(), showFrom: date, showUntil: date })
  const page = fc.tuple(scheduled, fc.array(scheduled, { maxLength: 4 })).map(([own, layout]) => ({ ...own, layout }))
  const seen = (of: ScheduledPage, now: number) => JSON.stringify(pickShown({ ...of, layout: [...(of.layout ?? [])] }, now))
  fc.assert(
    fc.property(page, instants, (of, now) => {
      const earlier = listScheduleDates(of).findLast((each) => each <= now) ?? 1_699_999_999
      expect(seen(of, earlier)).toBe(seen(of, now))
    }),
  )
})
