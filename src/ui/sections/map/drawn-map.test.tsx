// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import encoded from '@/domain/geo/coastline.json'
import { fitMap, readCoast } from '@/domain/geo/map-viewport'
import { findViolations } from '@tests/setup/find-violations'
import { DrawnMap } from './drawn-map'
import { toPins } from './location-pins'

const places = [
  { slug: 'geelong', name: 'Aurora <Geelong>', coordinates: { lat: -38.139, lng: 144.349 } },
  { slug: 'nowhere', name: 'Aurora Nowhere', coordinates: null },
  { slug: 'bendigo', name: 'Aurora Bendigo', coordinates: { lat: -36.794, lng: 144.242 } },
]
const pins = toPins(places)
const frame = fitMap({ places: pins.map(({ coordinates }) => coordinates), width: 600, height: 400, minWidthKm: 20 })
const draw = () =>
  renderToStaticMarkup(
    <DrawnMap frame={frame} coast={readCoast(encoded)} pins={pins} ring={{ centre: frame.bounds && { lat: -38.1, lng: 144.3 }, km: 50 }} />,
  )

test('LOC-13: pins link to the entries of the list with the same numbers, and land and towns are drawn', () => {
  document.body.innerHTML = draw()
  const links = [...document.querySelectorAll('a')]
  expect(links.map((link) => [link.getAttribute('href'), link.querySelector('text')?.textContent])).toEqual([
    ['#place-bendigo', '3'],
    ['#place-geelong', '1'],
  ])
  expect(document.querySelector('svg > path')?.getAttribute('d')).toMatch(/^M/)
  expect(document.body.textContent).toContain('Ballarat')
})

test('LOC-13: it makes no requests', () => {
  expect(draw()).not.toMatch(/https?:|<img|url\(/)
})

test('A11Y-02: it is hidden from keyboard and screen readers, because the list has the same content, and axe finds no violations', async () => {
  expect(await findViolations(draw())).toEqual([])
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect([...document.querySelectorAll('a')].every((link) => link.getAttribute('tabindex') === '-1')).toBe(true)
})
