// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { HolidayHoursView } from './component'

// the reader opens the database, which the view does not need
vi.mock('@/server/locations/find-site-locations', () => ({}))

const table = {
  columns: ['Sales'],
  rows: [{ key: '2026-12-25', name: 'Fri 25 Dec 2026, Christmas Day', isToday: false, cells: [{ text: 'Closed', isClosed: true }] }],
}
const draw = (rows: typeof table | null) =>
  renderToStaticMarkup(<HolidayHoursView heading="Holiday hours" text={null} name="Moorooka" table={rows} />)

test('LOC-12: the days ahead stand on the page, and nothing does without any', () => {
  document.body.innerHTML = draw(table)
  expect(document.querySelector('tbody')?.textContent).toBe('Fri 25 Dec 2026, Christmas DayClosed')
  expect(draw(null)).toBe('')
})

test('A11Y-01: axe finds nothing', async () => expect(await findViolations(draw(table))).toEqual([]))
