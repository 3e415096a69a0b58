// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { planOpening } from '@/domain/locations/describe-locations'
import { OpenNow } from '@/ui/sections/open-now'
import { OpeningStatus, StaticOpening } from '@/ui/sections/opening-status'
import { aSiteLocation } from '@tests/builders/site-location'
import { followOpenings } from './follow-openings'

const plan = planOpening(aSiteLocation(), Date.parse('2026-11-20T00:00:00+10:00') / 1000)
let listening = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  listening = new AbortController()
  document.body.innerHTML = renderToStaticMarkup(<StaticOpening plan={plan} />)
})
afterEach(() => {
  listening.abort()
  vi.useRealTimers()
})

const status = () => document.querySelector<HTMLElement>('[data-open]')
const startAt = (local: string) => {
  vi.setSystemTime(new Date(`${local}:00+10:00`))
  followOpenings(document, listening.signal)
}

test('LOOK-13: a static status shows the hours of its day, as the component does', () => {
  expect(status()?.textContent).toBe('Today 8:30 am – 5:30 pm')
  expect(renderToStaticMarkup(<OpenNow {...plan} />)).toContain('Today 8:30 am – 5:30 pm')
})

test.each([
  ['2026-11-20T07:00', 'closed', 'Closed, opens 8:30 am'],
  ['2026-11-20T12:00', 'open', 'Open until 5:30 pm'],
  ['2026-11-20T17:00', 'soon', 'Closes soon, 5:30 pm'],
] as const)('LOOK-13: at %s the browser shows the markup that the component renders', (local, kind, text) => {
  startAt(local)
  const shown = status()
  shown?.removeAttribute('data-open')
  expect(shown?.outerHTML).toBe(renderToStaticMarkup(<OpeningStatus kind={kind} text={text} />))
})

test('LOOK-13: it changes when the location closes, and stops with the signal', () => {
  startAt('2026-11-20T17:29')
  vi.advanceTimersByTime(61_000)
  expect(status()?.textContent).toMatch(/^Closed, opens/)
  listening.abort()
  expect(vi.getTimerCount()).toBe(0)
})

test('LOOK-13: after the plan nothing is shown, rather than hours of a past day', () => {
  startAt('2026-11-24T12:00')
  expect(status()?.hidden).toBe(true)
})

test('LOOK-13: closed is neutral, open is green, also for screen readers by the words alone', () => {
  const closed = renderToStaticMarkup(<OpeningStatus kind="closed" text="Closed" />)
  expect(closed).not.toMatch(/text-(bad|signal|err)/)
  expect(closed).toContain('text-ink-soft')
  expect(renderToStaticMarkup(<OpeningStatus kind="closed" text="" />)).toBe('')
})
