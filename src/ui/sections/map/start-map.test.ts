// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { startMap } from './start-map'

const TILES = 'https://tiles.example/{z}/{x}/{y}.png'
const pin = (key: string, lat: number, lng: number) => ({ key, number: null, name: key, href: `#${key}`, coordinates: { lat, lng } })
const moorooka = pin('moorooka', -27.5336, 153.0242)

/** Returns an element with the size of a map, because jsdom has no layout. */
function createMapElement(): HTMLElement {
  const element = document.createElement('div')
  Object.defineProperties(element, { clientWidth: { value: 720 }, clientHeight: { value: 360 } })
  document.body.append(element)
  return element
}

const zoomsAskedFor = (element: HTMLElement) =>
  [...element.querySelectorAll('img.leaflet-tile')].map((tile) => Number(/example\/(\d+)\//.exec(tile.getAttribute('src') ?? '')?.[1]))

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test.each([
  ['one place', [moorooka], 15],
  ['two locations in one street', [moorooka, pin('next-door', -27.5337, 153.0243)], 12],
])('LOC-14: a map of %s opens at %3$d, and + never zooms in beyond 15', async (_, pins, opensAt) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const element = createMapElement()
  const map = startMap({ element, tiles: TILES, attribution: null })
  map.show({ pins })
  await vi.waitFor(() => expect(zoomsAskedFor(element).length).toBeGreaterThan(0))
  expect(new Set(zoomsAskedFor(element))).toEqual(new Set([opensAt]))
  const nearer = element.querySelector<HTMLElement>('.leaflet-control-zoom-in')
  for (let presses = 0; presses < 8; presses += 1) nearer?.click()
  await vi.waitFor(() => expect(Math.max(...zoomsAskedFor(element))).toBe(15))
  expect(nearer?.getAttribute('aria-disabled')).toBe('true')
  map.stop()
})
