// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aTenant } from '@tests/builders/tenant'
import { aVehicleCard, BUILT_AT } from '@tests/builders/vehicle'
import { findViolations } from '@tests/setup/find-violations'
import { MEMORY_KEYS } from '@/domain/account/memory-keys'
import { toCardView } from '@/ui/sections/vehicle-card/card-view'
import { SimilarOffers } from './similar-offers'

const { switches } = aTenant('dealer', { switches: { storeFavourites: true, favouriteUsedPricedOnly: false } })
const cards = ['one', 'two', 'three', 'four', 'five', 'six'].map((slug, index) =>
  toCardView(aVehicleCard({ id: 40 + index, slug, path: `/cars/${slug}` }), { switches, now: BUILT_AT }),
)
const calls: string[] = []

function draw(shown: string[]) {
  return render(<SimilarOffers slug={shown[0] ?? ''} name="2023 Toyota RAV4" shown={shown} />)
}
const listOffers = () => screen.getAllByRole('link', { name: /^Add/ }).map((link) => link.getAttribute('href'))

beforeEach(() => {
  localStorage.clear()
  calls.length = 0
  vi.stubGlobal('fetch', (address: string) => {
    calls.push(address)
    return Promise.resolve(
      Response.json({ title: 'Similar SUVs In-Stock', cards, differences: ['$2,100 less, 9,000 km more', '', '', '', '', ''] }),
    )
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('FAV-05, SIM-01: offers up to four vehicles like the first, with their differences, none that is compared already', async () => {
  draw(['zero', 'two'])
  await screen.findByRole('region', { name: 'Similar to the 2023 Toyota RAV4' })
  expect(calls).toEqual(['/api/cars/zero/similar'])
  expect(listOffers()).toEqual(['one', 'three', 'four', 'five'].map((slug) => `/compare?cars=zero,two,${slug}`))
  const [first] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('$2,100 less, 9,000 km more')
  expect(first?.textContent).toMatch(/\$[\d,]+/)
})

test('FAV-05, LOOK-08: an added vehicle is in the comparison that the browser keeps', async () => {
  localStorage.setItem(MEMORY_KEYS.compare, 'zero,two')
  draw(['zero', 'two'])
  const [add] = await screen.findAllByRole('link', { name: /^Add .* to the comparison$/ })
  if (!add) throw new Error('nothing is offered')
  fireEvent.click(add)
  expect(localStorage.getItem(MEMORY_KEYS.compare)).toBe('zero,two,one')
  expect(JSON.parse(localStorage.getItem(MEMORY_KEYS.comparedCars) ?? '[]')).toEqual([expect.objectContaining({ slug: 'one' })])
})

test('FAV-05: offers nothing beside four vehicles, or when none is similar', async () => {
  const { container } = draw(['zero', 'two', 'a', 'b'])
  await waitFor(() => expect(container.innerHTML).toBe(''))
})

test('A11Y-01: axe finds no violations in the offers', async () => {
  const { container } = draw(['zero', 'two'])
  await screen.findAllByRole('link', { name: /^Add/ })
  expect(await findViolations(container.innerHTML)).toEqual([])
}, 30_000)
