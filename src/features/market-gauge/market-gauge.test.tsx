// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { LiveGauge } from './live-gauge'
import { MarketGauge } from './market-gauge'

const asked = vi.fn<(address: string) => Promise<Response>>()
beforeEach(() => vi.stubGlobal('fetch', asked.mockReset()))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ANSWER = { fill: 0.7, listing_price: 42_990, market_range_min: 40_000, market_range_max: 50_000, confidence: 0.8, description: '' }
const answer = (body: object, status = 200) => asked.mockResolvedValue(new Response(JSON.stringify(body), { status }))
const panel = () => screen.queryByRole('region', { name: 'Market price' })

test("GAUGE-01, API-02: calls the vehicle's path and shows a skeleton, then the panel", async () => {
  answer(ANSWER)
  render(<LiveGauge path="/cars/rav4" />)
  expect(screen.getByRole('status').textContent).toBe('Checking the market')
  await waitFor(() => expect(panel()).not.toBeNull())
  expect(asked.mock.calls[0]?.[0]).toBe('/cars/rav4/autogauge')
  expect(panel()?.textContent).toContain('Great Deal')
  expect(panel()?.textContent).toContain('This car is $42,990. Similar cars are listed from $40,000 to $50,000.')
  expect(panel()?.dataset.band).toBe('high')
  expect(panel()?.textContent).toContain('vs similar cars')
})

test('GAUGE-02: shows the number of compared vehicles when the response has it', async () => {
  asked.mockResolvedValue(new Response(JSON.stringify(ANSWER), { headers: { 'x-similar-cars': '1204' } }))
  render(<LiveGauge path="/cars/rav4" />)
  await waitFor(() => expect(panel()?.textContent).toContain('vs 1,204 similar cars'))
})

test.each([
  ['GAUGE-03: no market', () => answer({ error: { code: 'not_found', message: 'none' } }, 404)],
  ['GAUGE-03: an error', () => answer({}, 500)],
  ['GAUGE-03: a field is missing', () => answer({ ...ANSWER, fill: undefined })],
  ['GAUGE-03: no response', () => asked.mockRejectedValue(new Error('offline'))],
  ['GAUGE-03: no JSON', () => asked.mockResolvedValue(new Response('<html>'))],
  ['GAUGE-04: too little confidence', () => answer({ ...ANSWER, confidence: 0.2 })],
  ['GAUGE-05: the market ends below the price', () => answer({ ...ANSWER, market_range_max: 42_000 })],
])('%s: nothing is shown or announced', async (_, given) => {
  given()
  const { container } = render(<LiveGauge path="/cars/rav4" />)
  await waitFor(() => expect(container.innerHTML).toBe(''))
})

describe('GAUGE-01, GAUGE-03: the placeholder of a panel without data', () => {
  type Seen = { isIntersecting: boolean; boundingClientRect: { top: number } }
  let tell: ((seen: Seen[]) => void) | null = null
  beforeEach(() => {
    tell = null
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly told: (seen: Seen[]) => void) {}
        observe() {
          tell = this.told
        }
        disconnect() {}
      },
    )
    asked.mockRejectedValue(new Error('offline'))
  })

  test.each([
    ['in the viewport it stays, empty', { isIntersecting: true, boundingClientRect: { top: 400 } }, true],
    ['below the viewport it is removed', { isIntersecting: false, boundingClientRect: { top: 1_400 } }, false],
    ['above the viewport it stays', { isIntersecting: false, boundingClientRect: { top: -300 } }, true],
  ])('%s', async (_, seen, stays) => {
    const { container } = render(<LiveGauge path="/cars/rav4" />)
    // The observer starts a moment after the placeholder has rendered.
    await waitFor(() => expect(tell).not.toBeNull())
    expect(container.querySelector('[aria-hidden="true"].invisible')).not.toBeNull()
    act(() => tell?.([seen]))
    expect(container.innerHTML !== '').toBe(stays)
    expect(screen.queryByRole('status')).toBeNull()
  })
})

test("GAUGE-01: the script replaces the server's skeleton", async () => {
  answer({ ...ANSWER, fill: 0.2, description: 'Fair price' })
  render(
    <MarketGauge path="/cars/rav4">
      <p>drawn by the server</p>
    </MarketGauge>,
  )
  await waitFor(() => expect(panel()?.textContent).toContain('Fair price'))
  expect(panel()?.dataset.band).toBe('low')
  expect(screen.queryByText('rendered by the server')).toBeNull()
})

test('A11Y-01: axe finds no problems in the panel', async () => {
  answer(ANSWER)
  const { container } = render(<LiveGauge path="/cars/rav4" />)
  await waitFor(() => expect(panel()).not.toBeNull())
  const markup = container.innerHTML
  cleanup()
  expect(await findViolations(markup)).toEqual([])
}, 30_000)
