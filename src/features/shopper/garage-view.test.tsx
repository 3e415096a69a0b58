// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toCardView } from '@/ui/sections/vehicle-card/card-view'
import { aTenant } from '@tests/builders/tenant'
import { aVehicleCard, BUILT_AT } from '@tests/builders/vehicle'
import { findViolations } from '@tests/setup/find-violations'
import type { GarageAnswer } from './garage-call'
import { GarageView } from './garage-view'

afterEach(cleanup)

const { switches } = aTenant('dealer')
const car = (id: number) => ({
  slug: `car-${id}`,
  view: toCardView(aVehicleCard({ id, path: `/cars/car-${id}` }), { switches, now: BUILT_AT }),
})
const EMPTY: GarageAnswer = {
  shopper: { id: 3, name: 'Alannah', lastName: 'Whitmore', phone: '+61491570156', email: 'alannah@example.com', isOptedIn: false },
  ...{ saved: [], viewed: [], enquiries: [], reservations: [] },
}
const FULL: GarageAnswer = {
  ...EMPTY,
  saved: [car(1), car(2)],
  viewed: [car(3)],
  enquiries: [
    { id: 9, about: 'Test Drive', car: 'Toyota RAV4', message: 'Two child seats', sentAt: '2026-11-20T02:00:00.000Z', isAnswered: false },
  ],
  reservations: [
    {
      id: 4,
      car: '2022 Ford Ranger',
      label: 'Held for you',
      tone: 'action',
      text: 'Until 11:54 pm.',
      action: 'Continue checkout',
      href: '/cars/r/checkout',
    },
  ],
}
const show = (answer: GarageAnswer, removed: number[] = [], part: 'all' | 'saved' = 'all') =>
  render(<GarageView answer={answer} variant="boxed" part={part} removed={new Set(removed)} />)
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('AUTH-06: the garage has reservations, watchlist, enquiries, viewed vehicles and details, with links to each at the top', () => {
  show(FULL)
  expect(titles()).toEqual(['Reservations', 'Watchlist', 'Enquiries', 'Recently viewed', 'Your details', 'Your data'])
  const links = within(screen.getByRole('navigation', { name: 'My garage' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(titles())
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe(link.textContent)
  expect(screen.getByRole('link', { name: 'Continue checkout' }).getAttribute('href')).toBe('/cars/r/checkout')
  expect(screen.getByRole('region', { name: 'Enquiries' }).textContent).toContain('Test Drive, Toyota RAV4')
})

test('AUTH-06: an empty garage explains how to fill it, and links to no missing part', () => {
  show(EMPTY)
  expect(titles()).toEqual(['Watchlist', 'Enquiries', 'Your details', 'Your data'])
  expect(screen.getByRole('region', { name: 'Watchlist' }).textContent).toContain('Tap the heart on a car')
  expect(within(screen.getByRole('navigation', { name: 'My garage' })).getAllByRole('link')).toHaveLength(4)
})

test('WATCH-02, WATCH-05: the watchlist lists saved vehicles, and a removed one disappears at once', () => {
  show(FULL, [2], 'saved')
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0)
  expect(document.querySelector('a[href="/cars/car-1"]')).not.toBeNull()
  expect(document.querySelector('a[href="/cars/car-2"]')).toBeNull()
})

test('FAV-05: two saved vehicles can be compared with one link', () => {
  show(FULL)
  expect(screen.getByRole('link', { name: 'Compare them' }).getAttribute('href')).toBe('/compare?cars=car-1,car-2')
})

test('A11Y-01: axe finds no problems in a full garage', async () => {
  show(FULL)
  expect(await findViolations(`<main><h1>My garage</h1>${document.body.innerHTML}</main>`)).toEqual([])
}, 30_000)
