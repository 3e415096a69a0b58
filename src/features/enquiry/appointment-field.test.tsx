// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppointmentField } from './appointment-field'

const time = (value: string, label: string, isFree = true) => ({ value, label, isFree })
const DAYS = [
  {
    date: '2026-11-24',
    weekday: 'Tue',
    day: 24,
    month: 'Nov',
    times: [time('2026-11-24T09:00', '9:00 am', false), time('2026-11-24T10:00', '10:00 am')],
  },
  { date: '2026-11-25', weekday: 'Wed', day: 25, month: 'Nov', times: [time('2026-11-25T11:00', '11:00 am')] },
]
const asked: string[] = []
let answer: () => Response

beforeEach(() => {
  asked.length = 0
  answer = () => Response.json({ location_id: 3, days: DAYS })
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(answer())
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function draw(onChange = vi.fn(), error?: string) {
  const { container } = render(
    <form>
      <select name="location_id" defaultValue="3" aria-label="Location">
        <option value="3">One</option>
        <option value="4">Two</option>
      </select>
      <AppointmentField id="t" label="Date and time" error={error} bound={{ name: 'booking_at', onChange }} />
    </form>,
  )
  const form = container.querySelector('form')
  const sent = () => (form ? new FormData(form).get('booking_at') : null)
  return { onChange, sent }
}

test('LEAD-22, API-20: choosing a day offers its times; taken times are disabled; another day clears the time', async () => {
  const { onChange, sent } = draw()
  fireEvent.click(await screen.findByRole('radio', { name: 'Tue 24 Nov' }))
  expect(screen.getByRole('radio', { name: '9:00 am' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('radio', { name: '10:00 am' }))
  expect(sent()).toBe('2026-11-24T10:00')
  expect(onChange).toHaveBeenLastCalledWith({ target: { name: 'booking_at', value: '2026-11-24T10:00' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Wed 25 Nov' }))
  expect(sent()).toBe('')
  expect(screen.queryByRole('radio', { name: '10:00 am' })).toBeNull()
  expect(asked).toEqual(['/api/appointments?location_id=3'])
})

test('API-20: another location has different times', async () => {
  draw()
  await screen.findByRole('radio', { name: 'Tue 24 Nov' })
  fireEvent.change(screen.getByLabelText('Location'), { target: { value: '4' } })
  expect(asked).toEqual(['/api/appointments?location_id=3', '/api/appointments?location_id=4'])
})

test.each([
  ['a failure', () => new Response('no', { status: 500 })],
  ['no open day', () => Response.json({ days: [] })],
  ['something else', () => Response.json({ days: [{ date: 1 }] })],
])('API-20: %s falls back to the free date-time field', async (_, given) => {
  answer = given
  draw()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.getByLabelText(/Date and time/)).toHaveProperty('type', 'datetime-local')
  expect(screen.queryByRole('radio')).toBeNull()
})

test('LEAD-15: an error on the time is tied to its tiles, and the error list links to them', async () => {
  draw(vi.fn(), 'Please choose a time in the future.')
  await screen.findByRole('radio', { name: 'Tue 24 Nov' })
  const tiles = document.getElementById('t')
  expect([tiles?.tabIndex, tiles?.getAttribute('aria-describedby')]).toEqual([-1, 't-error'])
  expect(document.getElementById('t-error')?.textContent).toBe('Please choose a time in the future.')
})
