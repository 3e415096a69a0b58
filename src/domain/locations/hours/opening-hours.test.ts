import { expect, test } from 'vitest'
import { isOpenStatus, walkOpenPeriods, type OpeningHours, type SpecialHours } from './opening-hours'

const at = (iso: string) => Date.parse(iso) / 1000
const friday: OpeningHours = { weekday: 5, status: 'Open', formattedHours: null, open: '18:00', close: '02:00' }
const holiday: SpecialHours = { date: '2026-11-27', status: 'Open', open: '10:00', close: '12:00', label: null, locationId: null }

test.each([
  ['LOC-09: Open', 'Open', true],
  ['LOC-09: in lower case with spaces', ' open ', true],
  ['LOC-09: Closed', 'Closed', false],
  ['LOC-09: by appointment', 'By appointment only', false],
])('%s', (_, status, expected) => {
  expect(isOpenStatus(status)).toBe(expected)
})

test('LOC-12: from yesterday on, in order, special hours instead of usual ones', () => {
  const spells = [...walkOpenPeriods([friday], [holiday], at('2026-11-21T01:00:00+10:00'), 'Australia/Brisbane', 14)]
  expect(spells).toEqual([
    { start: at('2026-11-20T18:00:00+10:00'), end: at('2026-11-21T02:00:00+10:00') },
    { start: at('2026-11-27T10:00:00+10:00'), end: at('2026-11-27T12:00:00+10:00') },
    { start: at('2026-12-04T18:00:00+10:00'), end: at('2026-12-05T02:00:00+10:00') },
  ])
})
