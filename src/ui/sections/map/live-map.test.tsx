// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { MapPin } from './drawn-map'
import { LiveMap } from './live-map'

const pinOf = (key: string, number: number | null, lat: number, isChosen = false): MapPin => ({
  key,
  number,
  name: `Dealer ${key}`,
  coordinates: { lat, lng: 144.3 },
  href: `#place-${key}`,
  isChosen,
})
const geelong = { centre: { lat: -38.15, lng: 144.36 }, km: 250 }

/** An IntersectionObserver that reports every element as visible. */
class NearAtOnce {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }])
  }
  disconnect() {}
}

beforeAll(() => {
  vi.stubGlobal('IntersectionObserver', NearAtOnce)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(720)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(540)
})
afterEach(cleanup)
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const draw = (props: Partial<Parameters<typeof LiveMap>[0]> = {}) => (
  <LiveMap
    label="Map"
    tiles="https://tiles.example.com/{z}/{x}/{y}.png"
    attribution="© <b>Tiles</b>"
    pins={[pinOf('1', 1, -38)]}
    {...props}
  >
    <p>The drawing</p>
  </LiveMap>
)

const map = () => screen.getByRole('region', { name: 'Map' })

test("LOC-13: the tenant's tiles cover the drawing, and the library keeps its layout classes", async () => {
  render(draw())
  await waitFor(() => expect(map().querySelectorAll('.leaflet-tile').length).toBeGreaterThan(0), { timeout: 10_000 })
  expect(map().querySelector('img')?.src).toMatch(/^https:\/\/tiles\.example\.com\/\d+\/\d+\/\d+\.png$/)
  expect(map().classList.contains('leaflet-container')).toBe(true)
  expect(map().textContent).toContain('© <b>Tiles</b>')
  expect(screen.getByText('The drawing')).toBeTruthy()
})

test('LOC-13, DLR-05, DLR-06: it follows the results and the circle, and a pin is selected by click and by Enter', async () => {
  const pick = vi.fn()
  const { rerender } = render(draw({ onPick: pick }))
  await waitFor(() => expect(map().querySelectorAll('.leaflet-marker-icon')).toHaveLength(1), { timeout: 10_000 })
  const found = [pinOf('7', 1, -38), pinOf('8', 2, -37, true)]
  rerender(draw({ onPick: pick, pins: found, ring: geelong, covered: 390 }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Dealer/ }).map(({ title }) => title)).toEqual(['Dealer 7', 'Dealer 8']))
  expect(map().querySelectorAll('path[stroke-dasharray]')).toHaveLength(1)
  const [first, second] = screen.getAllByRole('button', { name: /Dealer/ })
  if (!first || !second) throw new Error('two pins were asked for')
  fireEvent.click(first)
  fireEvent.keyPress(second, { key: 'Enter', charCode: 13 })
  expect(pick.mock.calls).toEqual([['7'], ['8']])
})
