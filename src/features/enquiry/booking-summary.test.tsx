// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { BookingSummary } from './booking-summary'
import { toFormSite } from './form-site'
import { PlainForm } from './plain-form'

const site = toFormSite(aTenant(), {
  locations: [
    { value: '11', label: 'Moorooka' },
    { value: '12', label: 'Windsor' },
  ],
  dealerships: [],
})
const models = [{ title: 'Aurora Fjell', note: 'From $84,990 drive away', picture: { src: '/fjell.webp', width: 1200, height: 800 } }]

function draw() {
  return render(
    <main>
      <h1>Book a test drive</h1>
      <section>
        <PlainForm site={site} choice={{ kind: 'test-drive', carSlug: null }} formId="test-drive" />
        <BookingSummary site={site} models={models} />
      </section>
    </main>,
  )
}
const told = (container: HTMLElement) => [...container.querySelectorAll('dd')].map((value) => value.textContent)

afterEach(cleanup)

test('LEAD-22: the summary beside a test drive form shows its model, location and time', async () => {
  const { container } = draw()
  expect(told(container)).toEqual(['Not chosen yet', 'We’ll call to arrange', 'About 45 minutes', 'Your driver licence'])
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your test drive')
  fireEvent.change(screen.getByLabelText('Location'), { target: { value: '12' } })
  fireEvent.input(screen.getByLabelText(/^Vehicle/), { target: { value: 'aurora fjell' } })
  fireEvent.input(screen.getByLabelText(/^Date and time/), { target: { value: '2026-11-25T11:00' } })
  await waitFor(() => expect(told(container).slice(0, 2)).toEqual(['Windsor', 'Wednesday 25 November 2026, 11:00 am']))
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Aurora Fjell')
  expect(screen.getByText('From $84,990 drive away')).toBeTruthy()
  expect(container.querySelector('img')?.getAttribute('src')).toContain('fjell')
})

test('LEAD-22: a vehicle that is none of the models is shown as the visitor typed it', async () => {
  draw()
  fireEvent.input(screen.getByLabelText(/^Vehicle/), { target: { value: 'stock HC20417' } })
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('stock HC20417'))
})

test('A11Y-01: axe finds no problems in a form and its summary', async () => {
  const markup = draw().container.innerHTML
  cleanup()
  expect(await findViolations(markup)).toEqual([])
}, 30_000)
