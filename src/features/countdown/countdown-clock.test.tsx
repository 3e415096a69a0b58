// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountdownClock } from './countdown-clock'

const now = 1_790_000_000
beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(now * 1000)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const draw = (until: number) => (
  <CountdownClock until={until} date="30 Jun 2027" ended={<p>It is over</p>}>
    <a href="/eofy">See offers</a>
  </CountdownClock>
)

test('CMS-01: without JavaScript it shows the date', () => {
  expect(renderToStaticMarkup(draw(now + 5))).toContain('Until 30 Jun 2027')
})

test('CMS-01: it counts down by the second, has a text alternative, and is replaced when the time is up', () => {
  render(draw(now + 3 * 86_400 + 2))
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('3 days and 0 hours left')
  cleanup()
  render(draw(now + 2))
  expect(screen.getByRole('timer').textContent).toContain('02second')
  act(() => vi.advanceTimersByTime(3_000))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('It is over')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
