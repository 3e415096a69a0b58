// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { PlacesMap } from './places-map'

const aPlace = (slug: string, count: number, isChosen = false) => ({
  ...{ slug, name: `Yard ${slug}`, lat: -27 - count / 100, lng: 153, count, countText: `${count} cars`, isChosen },
  address: `/search/${slug}`,
})

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

function open(answer: () => Response) {
  const fetched = vi.fn((_address: string) => Promise.resolve(answer()))
  vi.stubGlobal('fetch', fetched)
  const show = vi.fn(() => Promise.resolve())
  const view = render(<PlacesMap address="/search/used-cars?body=Ute" show={show} />)
  return { fetched, show, view }
}

const answer = () => Response.json({ places: [aPlace('north', 12), aPlace('south', 3, true)], tiles: null, attribution: null })

test('LOOK-15: the map asks for the locations of its search, and lists them with their counts', async () => {
  const { fetched, view } = open(answer)
  const north = await screen.findByRole('link', { name: 'Yard north 12 cars' })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/search/places?body=Ute&path=used-cars')
  expect(north.getAttribute('href')).toBe('/search/north')
  const chosen = screen.getByRole('link', { name: 'Yard south Show all locations' })
  expect(chosen.getAttribute('aria-current')).toBe('true')
  expect(await findViolations(view.container.innerHTML)).toEqual([])
})

test('LOOK-15: a pin shows the results of its location, and new results bring their locations', async () => {
  const { fetched, show, view } = open(answer)
  await screen.findByRole('link', { name: /north/ })
  const pin = view.container.querySelector('svg a[href="/search/north"]')
  if (!pin) throw new Error('no pin')
  fireEvent.click(pin)
  expect(show).toHaveBeenCalledWith('/search/north')
  view.rerender(<PlacesMap address="/search/north" show={show} />)
  await waitFor(() => expect(fetched.mock.calls.at(-1)?.[0]).toBe('/api/search/places?path=north'))
})

test('LOOK-15: while the call fails, the map stays without locations', async () => {
  const { fetched, view } = open(() => new Response(null, { status: 503 }))
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  expect(view.container.querySelector('[data-map]')).not.toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
