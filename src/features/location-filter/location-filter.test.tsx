// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { listLocationFilters, toLocationFilters } from '@/domain/locations/location-filter'
import { aSiteLocation } from '@tests/builders/site-location'
import { LocationFilter } from './location-filter'

afterEach(cleanup)

const places = ['QLD', 'QLD', 'QLD', 'VIC', 'VIC'].map((state, at) => ({
  name: `${state} ${at}`,
  filters: toLocationFilters(
    aSiteLocation({ type: at === 0 ? 'service' : 'sales', address: { street: '', city: '', state, postcode: '' } }),
  ),
}))

function draw() {
  render(
    <section>
      <LocationFilter groups={listLocationFilters(places)} noun="locations" total={places.length} />
      <ul data-places="">
        {places.map(({ name, filters }) => (
          <li key={name} data-filter={JSON.stringify(filters)}>
            {name}
          </li>
        ))}
      </ul>
    </section>,
  )
  return () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('LOC-02: choices filter the list, are announced and can be cleared', () => {
  const shown = draw()
  expect(shown()).toHaveLength(5)
  press(/^QLD/)
  expect(shown()).toEqual(['QLD 0', 'QLD 1', 'QLD 2'])
  press(/^Service/)
  expect(shown()).toEqual(['QLD 0'])
  expect(screen.getByRole('status').textContent).toBe('1 location')
  press(/^VIC/)
  expect(screen.queryAllByRole('listitem')).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('No locations match all of these filters.')
  for (const all of screen.getAllByRole('button', { name: 'All' })) fireEvent.click(all)
  expect(shown()).toHaveLength(5)
})

test('A11Y-02: a button announces whether it is pressed', () => {
  draw()
  press(/^VIC/)
  expect(screen.getByRole('button', { name: /^VIC/ }).getAttribute('aria-pressed')).toBe('true')
})

test('LOC-02: an address that names a state shows its locations first; an unknown state shows all', () => {
  location.hash = '#state=VIC'
  expect(draw()()).toEqual(['VIC 3', 'VIC 4'])
  cleanup()
  location.hash = '#state=NT'
  expect(draw()()).toHaveLength(5)
  location.hash = ''
})
