// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { toHolidayView, toWeekView } from '@/domain/locations/hours-view'
import { aSiteLocation } from '@tests/builders/site-location'
import { findViolations } from '@tests/setup/find-violations'
import { OpeningHoursView } from './component'

// The readers access the database.
vi.mock('@/server/locations/find-site-locations', () => ({}))

const now = Date.parse('2026-11-20T00:00:00+10:00') / 1000
const settings = { closedWeekendText: 'By appointment only' }

function draw(special: { date: string; label: string }[] = []) {
  const place = aSiteLocation({ special: special.map((day) => ({ ...day, status: 'Closed', open: null, close: null, locationId: 1 })) })
  return renderToStaticMarkup(
    <OpeningHoursView
      id="hours"
      heading="Opening hours"
      name={place.name}
      week={toWeekView([place], settings, now)}
      holidays={toHolidayView([place], settings, now)}
    />,
  )
}

test('LOC-09, LOC-10: an open day shows Open with its hours, a closed one its text', () => {
  document.body.innerHTML = draw()
  const cells = [...document.querySelectorAll('td')].map(({ textContent }) => textContent)
  expect(cells.slice(4)).toEqual(['Open 8:30 am – 5:30 pm', 'Open 8:30 am – 4:00 pm', 'By appointment only'])
})

test('LOC-12: the button opens the dialog of special days, and is missing without upcoming ones', () => {
  document.body.innerHTML = draw([
    { date: '2026-12-25', label: 'Christmas Day' },
    { date: '2026-01-26', label: 'Australia Day' },
  ])
  const button = document.querySelector('button[commandfor]')
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  expect(button?.textContent).toBe('View Holiday Hours of Harbour City Moorooka')
  expect([...(dialog?.querySelectorAll('tbody th') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Fri 25 Dec 2026, Christmas Day',
  ])
  expect(draw()).not.toContain('View Holiday Hours')
})

test('A11Y-01: axe finds no problems', async () => {
  expect(await findViolations(draw([{ date: '2026-12-25', label: 'Christmas Day' }]))).toEqual([])
})
