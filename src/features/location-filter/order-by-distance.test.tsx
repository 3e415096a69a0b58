// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LocationFilter } from './location-filter'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PLACES = [
  ['Perth', '-31.95,115.86'],
  ['Moorooka', '-27.53,153.03'],
  ['No address', undefined],
  ['Sydney', '-33.87,151.21'],
] as const

function draw(answer: object, status = 200) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer), { status })))
  render(
    <section>
      <LocationFilter groups={[]} noun="locations" total={4} located={3} />
      <ul data-places="">
        {PLACES.map(([name, at]) => (
          <li key={name} data-at={at}>
            {name} <span data-distance="" />
          </li>
        ))}
      </ul>
    </section>,
  )
  fireEvent.input(screen.getByLabelText('Your postcode or suburb'), { target: { value: '4105' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show nearest' }))
}
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('LOOK-18: a postcode orders locations by distance and shows it', async () => {
  draw({ places: [{ label: 'Moorooka QLD 4105', lat: -27.53, lng: 153.03 }], message: null })
  expect((await screen.findByText('Nearest to Moorooka QLD 4105 first')).getAttribute('role')).toBe('status')
  expect(shown()).toEqual(['Moorooka 1 km', 'Sydney 726 km', 'Perth 3,605 km', 'No address '])
})

test('LOOK-18: an unknown place changes nothing and says so', async () => {
  draw({ places: [], message: 'Invalid postcode' })
  await screen.findByText(/don’t know this place/)
  expect(shown()[0]).toBe('Perth ')
})

test('LOOK-18: a failed call says so', async () => {
  draw({ error: { message: 'x' } }, 503)
  await screen.findByText(/isn’t available/)
})
