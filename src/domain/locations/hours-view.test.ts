import { describe, expect, test } from 'vitest'
import { aSiteLocation, usualHours } from '@tests/builders/site-location'
import { toHolidayView, toWeekView } from './hours-view'

const now = Date.parse('2026-12-18T00:00:00+10:00') / 1000
const settings = { closedWeekendText: 'By appointment only' }
const closed = (date: string, label: string) => ({ date, status: 'Closed', open: null, close: null, label, locationId: 1 })
const showroom = aSiteLocation({ special: [closed('2026-12-25', 'Christmas Day'), closed('2026-12-01', 'Past')] })
const workshop = aSiteLocation({
  id: 2,
  type: 'service',
  hours: usualHours.filter(({ weekday }) => weekday !== 6),
  special: [{ ...closed('2026-12-24', 'Christmas Eve'), locationId: 2 }],
})

describe('the week', () => {
  const { columns, rows } = toWeekView([showroom, workshop], settings, now)
  test('LOC-11: lists Monday to Sunday, departments side by side, and marks today', () => {
    expect(columns).toEqual(['Sales', 'Service'])
    expect(rows.map(({ name }) => name)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    expect(rows.filter(({ isToday }) => isToday).map(({ name }) => name)).toEqual(['Friday'])
  })
  test('LOC-10: each closed weekend day shows the configured text', () => {
    expect(rows[5]?.cells.map(({ text }) => text)).toEqual(['Open 8:30 am – 4:00 pm', 'By appointment only'])
    expect(rows[6]?.cells.map(({ text }) => text)).toEqual(['By appointment only', 'By appointment only'])
  })
})

describe('the holidays', () => {
  test('LOC-12: lists coming days by date; departments without special hours show their usual ones', () => {
    expect(
      toHolidayView([showroom, workshop], settings, now)?.rows.map(({ name, cells }) => [name, ...cells.map(({ text }) => text)]),
    ).toEqual([
      ['Thu 24 Dec 2026, Christmas Eve', 'Open 8:30 am – 5:30 pm', 'Closed'],
      ['Fri 25 Dec 2026, Christmas Day', 'Closed', 'Open 8:30 am – 5:30 pm'],
    ])
  })
  test('LOC-12: without coming days there is no dialog', () => {
    expect(toHolidayView([aSiteLocation()], settings, now)).toBeNull()
    expect(toHolidayView([], settings, now)).toBeNull()
  })
})
