// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { planOpenSteps } from '@/domain/locations/hours/open-plan'
import { usualHours } from '@tests/builders/site-location'
import { OpenNow } from './open-now'

const friday = Date.parse('2026-11-20T00:00:00+10:00') / 1000
const steps = planOpenSteps(usualHours, [], friday, 'Australia/Brisbane', 2)
const draw = () => <OpenNow steps={steps} today="Today 8:30 am – 5:30 pm" />

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function openAt(local: string) {
  vi.setSystemTime(new Date(`${local}:00+10:00`))
  return render(draw()).container
}

test('LOC-09: without JavaScript the page shows the hours of its day', () => {
  expect(renderToStaticMarkup(draw())).toContain('Today 8:30 am – 5:30 pm')
})

test.each([
  ['2026-11-20T07:00', 'Closed, opens 8:30 am'],
  ['2026-11-20T12:00', 'Open until 5:30 pm'],
  ['2026-11-20T17:00', 'Closes soon, 5:30 pm'],
  ['2026-11-20T20:00', 'Closed, opens Saturday 8:30 am'],
])('LOC-09: at %s the browser shows %j', (local, text) => {
  expect(openAt(local).textContent).toContain(text.replace('Saturday ', 'Saturday '))
})

test('LOC-09: it changes at the exact second, without a request', () => {
  const place = openAt('2026-11-20T17:29')
  expect(place.textContent).toBe('Closes soon, 5:30 pm')
  act(() => vi.advanceTimersByTime(61_000))
  expect(place.textContent).toMatch(/^Closed, opens/)
})

test('LOC-09: a tab that stays open beyond the schedule shows nothing rather than something wrong', () => {
  expect(openAt('2026-11-23T12:00').textContent).toBe('')
})
