import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usualHours } from '@tests/builders/site-location'
import type { Weekday } from '@/domain/time/zone'
import { describeOpenState, describeToday, findOpenStep, planOpenSteps, readOpenSteps, writeOpenSteps } from './open-plan'
import { openState } from './open-state'
import type { OpeningHours, SpecialHours } from './opening-hours'

const at = (iso: string) => Date.parse(iso) / 1000
const brisbane = 'Australia/Brisbane'

const openOn = (weekday: Weekday, open: string, close: string): OpeningHours => ({
  weekday,
  status: 'Open',
  formattedHours: null,
  open,
  close,
})
const late = [openOn(5, '18:00', '02:00'), openOn(6, '18:00', '24:00')]
const split = [openOn(1, '08:00', '12:00'), openOn(1, '13:00', '17:00')]
const always = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => openOn(weekday, '00:00', '24:00'))
const christmas: SpecialHours = { date: '2026-12-25', status: 'Closed', open: null, close: null, label: 'Christmas Day', locationId: null }

test.each([
  ['LOC-09: in the morning', '2026-11-20T07:00', usualHours, 'Closed, opens 8:30 am'],
  ['LOC-09: at noon', '2026-11-20T12:00', usualHours, 'Open until 5:30 pm'],
  ['LOC-09: in the last hour', '2026-11-20T16:45', usualHours, 'Closes soon, 5:30 pm'],
  ['LOC-09: on Saturday night', '2026-11-21T20:00', usualHours, 'Closed, opens Monday 8:30 am'],
  ['LOC-09: on Sunday night', '2026-11-22T20:00', usualHours, 'Closed, opens Monday 8:30 am'],
  ['LOC-09: past midnight', '2026-11-21T00:30', late, 'Open until 2:00 am'],
  ['LOC-09: before midnight', '2026-11-20T20:00', late, 'Open until 2:00 am'],
  ['LOC-09: round the clock', '2026-11-20T12:00', always, 'Open now'],
  ['LOC-09: without hours', '2026-11-20T12:00', [], 'Closed'],
])('%s', (_, local, hours, text) => {
  const now = at(`${local}:00+10:00`)
  expect(describeOpenState(openState(hours, [], now, brisbane), now, brisbane).text).toBe(text)
})

test.each([
  ['LOC-09: an ordinary day', '2026-11-20T00:00', usualHours, [], 'Today 8:30 am – 5:30 pm'],
  ['LOC-09: a closed day', '2026-11-22T00:00', usualHours, [], 'Closed today'],
  ['LOC-09: a day with a break', '2026-11-23T09:00', split, [], 'Today 8:00 am – 12:00 pm, 1:00 pm – 5:00 pm'],
  ['LOC-09: the night before does not count', '2026-11-21T01:00', late, [], 'Today 6:00 pm – 12:00 am'],
  ['LOC-12: a holiday', '2026-12-25T00:00', usualHours, [christmas], 'Closed today'],
])('%s', (_, local, hours, special, text) => {
  expect(describeToday(hours, special, at(`${local}:00+10:00`), brisbane)).toBe(text)
})

test('LOC-09: every step of the plan matches the rules at its time', () => {
  const zones = fc.constantFrom(brisbane, 'Australia/Sydney', 'Australia/Lord_Howe', 'Australia/Perth')
  const weeks = fc.constantFrom(usualHours, late, split, always, [])
  const instants = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') })
  fc.assert(
    fc.property(instants, fc.nat({ max: 60 * 3600 }), weeks, zones, fc.boolean(), (from, later, hours, zone, isHoliday) => {
      const special = isHoliday ? [christmas] : []
      const found = findOpenStep(planOpenSteps(hours, special, from, zone, 3), from + later)
      if (!found) return
      const expected = describeOpenState(openState(hours, special, from + later, zone), from + later, zone)
      expect({ kind: found.step.kind, text: found.step.text }).toEqual(expected)
      expect(found.until).toBeGreaterThan(from + later)
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['clocks go forward', '2026-10-04T00:00:00+10:00'],
  ['clocks go back', '2026-04-05T00:00:00+11:00'],
])('LOC-09: on the day when %s the plan covers the whole day and then ends', (_, iso) => {
  const steps = planOpenSteps(usualHours, [], at(iso), 'Australia/Sydney', 1)
  const end = steps.at(-1)?.from ?? 0
  expect(end - at(iso)).toBe(iso.includes('10-04') ? 23 * 3600 : 25 * 3600)
  expect(findOpenStep(steps, end - 1)).not.toBeNull()
  expect(findOpenStep(steps, end)).toBeNull()
  expect(findOpenStep(steps, at(iso) - 1)).toBeNull()
})

test('LOOK-13: steps in static markup are read as they were written, and others are left out', () => {
  const steps = planOpenSteps(usualHours, [], Date.parse('2026-11-20T00:00:00+10:00') / 1000, 'Australia/Brisbane', 2)
  expect(steps.length).toBeGreaterThan(4)
  expect(readOpenSteps(writeOpenSteps(steps))).toEqual(steps)
  expect(readOpenSteps('soon\n12 ajar Open\n')).toEqual([])
})
