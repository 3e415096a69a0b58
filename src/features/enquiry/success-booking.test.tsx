// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { rememberSentForm, type SentForm } from './enquiry-storage'
import { SuccessBooking, SuccessCalendar } from './success-booking'

const details = { name: 'Dev', last_name: 'Patel', email: 'd@example.com', phone: '0491', postcode: '0812' }
const booking = { kind: 'test-drive', at: '2026-11-25T11:00', vehicle: '2023 Toyota RAV4', place: 'Moorooka' } as const
const sent: SentForm = { details, category: 'test-drive', car: null, booking }

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const draw = () =>
  render(
    <main>
      <h1>Thank you</h1>
      <SuccessBooking />
      <SuccessCalendar noun="car" name="Harbour City Motors" timeZone="Australia/Brisbane" />
    </main>,
  )

test('LEAD-17, LEAD-22: vehicle, time and location of a test drive are shown and can be added to a calendar', async () => {
  rememberSentForm(sent)
  const { container } = draw()
  expect([...container.querySelectorAll('dd')].map((value) => value.textContent)).toEqual([
    '2023 Toyota RAV4',
    'Wednesday 25 November 2026, 11:00 am',
    'Moorooka',
  ])
  const link = screen.getByRole('link', { name: 'Add to calendar' })
  expect(link.getAttribute('download')).toBe('test-drive.ics')
  const file = decodeURIComponent(link.getAttribute('href') ?? '')
  expect(file).toContain('data:text/calendar;charset=utf-8,BEGIN:VCALENDAR\r\n')
  expect(file).toContain('DTSTART:20261125T010000Z')
  const markup = container.innerHTML
  cleanup()
  expect(await findViolations(markup)).toEqual([])
}, 30_000)

test.each([
  ['no time was requested', () => rememberSentForm({ ...sent, booking: null })],
  ['the last form was a different one', () => rememberSentForm({ ...sent, category: 'contact' })],
  [
    'a later form was about none',
    () => {
      rememberSentForm(sent)
      rememberSentForm({ details, category: 'test-drive', car: null })
    },
  ],
])('LEAD-17: %s: neither details nor calendar', (_, keep) => {
  keep()
  const { container } = draw()
  expect(container.querySelectorAll('dl, a')).toHaveLength(0)
})
