// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { HolidayHoursView } from './component'

// The readers access the database.
vi.mock('@/server/locations/find-site-locations', () => ({}))

const table = {
  columns: ['Sales'],
  rows: [{ key: '2026-12-25', name: 'Fri 25 Dec 2026, Christmas Day', isToday: false, cells: [{ text: 'Closed', isClosed: true }] }],
}
const draw = (rows: typeof table | null) =>
  renderToStaticMarkup(<HolidayHoursView heading="Holiday hours" text={null} name="Moorooka" table={rows} />)

test('LOC-12: upcoming special days are shown; without any the block renders nothing', () => {
  document.body.innerHTML = draw(table)
  expect(document.querySelector('tbody')?.textContent).toBe('Fri 25 Dec 2026, Christmas DayClosed')
  expect(draw(null)).toBe('')
})

test('A11Y-01: axe finds no problems', async () => expect(await findViolations(draw(table))).toEqual([]))
