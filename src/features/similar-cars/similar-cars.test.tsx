// @vitest-environment jsdom
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aTenant } from '@tests/builders/tenant'
import { aVehicleCard, BUILT_AT } from '@tests/builders/vehicle'
import { toCardView } from '@/ui/sections/vehicle-card/card-view'
import { SimilarCars } from './similar-cars'

// Allow for slow machines.
configure({ asyncUtilTimeout: 10_000 })

const cards = [1, 2].map((id) => toCardView(aVehicleCard({ id }), { switches: aTenant('dealer').switches, now: BUILT_AT }))

let respond: () => Response
let come: () => void
const margins: (string | undefined)[] = []
const calls: string[] = []

beforeEach(() => {
  calls.length = margins.length = 0
  respond = () => Response.json({ title: 'Similar SUVs In-Stock', cards, differences: ['$2,100 less, 9,000 km more', ''] })
  vi.stubGlobal('fetch', (address: string) => {
    calls.push(address)
    return Promise.resolve(respond())
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void, options?: { rootMargin?: string }) {
        margins.push(options?.rootMargin)
        come = () => told([{ isIntersecting: true }])
      }
      observe = () => {}
      disconnect = () => {}
    },
  )
  render(<SimilarCars slug="2023-toyota-rav4-1" title="Similar SUVs In-Stock" href="/search?body=SUV" variant="boxed" />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('SIM-09: nothing is loaded before the block is within 500 px of the viewport', async () => {
  expect([margins, calls]).toEqual([['500px'], []])
  act(() => come())
  await waitFor(() => expect(screen.getByRole('region', { name: 'Similar SUVs In-Stock' })).toBeDefined())
  expect(calls).toEqual(['/api/cars/2023-toyota-rav4-1/similar'])
  expect(screen.getAllByRole('article')).toHaveLength(2)
  const [first, second] = screen.getAllByRole('listitem').filter((item) => item.querySelector('article'))
  expect(first?.textContent).toContain('$2,100 less, 9,000 km more')
  expect(second?.textContent).not.toMatch(/less|more/)
})

test('SIM-01: without similar vehicles the block is omitted', async () => {
  respond = () => Response.json({ title: 'Similar SUVs In-Stock', cards: [], differences: [] })
  act(() => come())
  await waitFor(() => expect(document.querySelector('section')).toBeNull())
})

test.each([
  ['is refused', () => Promise.resolve(new Response(null, { status: 503 })), 503],
  ['responds with something else', () => Promise.resolve(Response.json({ cars: 7 })), 200],
  ['gets no response', () => Promise.reject(new TypeError('offline')), null],
])('SIM-11: when the call %s a link to the search is shown, and the failure is reported once', async (_, similar, status) => {
  const told: unknown[] = []
  // The report is sent once per module instance, so each case loads its own.
  vi.resetModules()
  cleanup()
  const { SimilarCars: Block } = await import('./similar-cars')
  vi.stubGlobal('fetch', (address: string, { body }: { body?: string }) => {
    if (address !== '/api/browser-failures') return similar()
    told.push(JSON.parse(body ?? ''))
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  for (const slug of ['2023-toyota-rav4-1', '2023-toyota-rav4-2']) {
    render(<Block slug={slug} title={`Like ${slug}`} href="/search?body=SUV" variant="boxed" />)
    act(() => come())
    expect((await screen.findByRole('link', { name: `Like ${slug}` })).getAttribute('href')).toBe('/search?body=SUV')
  }
  expect(told).toEqual([{ failure: 'similar-cars', status }])
})

test('SIM-11: a page that is left while loading reports nothing', async () => {
  const call = vi.fn(() => Promise.reject(new DOMException('left', 'AbortError')))
  vi.stubGlobal('fetch', call)
  act(() => come())
  cleanup()
  await vi.waitFor(() => expect(call).toHaveBeenCalled())
  expect(call).toHaveBeenCalledOnce()
})
