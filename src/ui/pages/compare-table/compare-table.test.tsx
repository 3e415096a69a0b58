// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NO_CARAVAN } from '@/domain/vehicle/caravan'
import { aTenant } from '@tests/builders/tenant'
import { aVehicle, BUILT_AT } from '@tests/builders/vehicle'
import { findViolations } from '@tests/setup/find-violations'
import { CompareTable } from './compare-table'
import { toCompareView } from './to-compare-view'

const settings = { switches: aTenant().switches, now: BUILT_AT }
const cars = [
  aVehicle({ id: 1, slug: 'one', path: '/cars/one', fuel: 'Petrol', seats: 5, price: 4_299_000, offerPrice: null }),
  aVehicle({ id: 2, slug: 'two', path: '/cars/two', fuel: 'Diesel', seats: 5, status: 'sold' }),
]

function draw(given = cars) {
  document.body.innerHTML = renderToStaticMarkup(
    <CompareTable words={{ one: 'car', many: 'cars' }} view={toCompareView(given, settings)} />,
  )
  return document.body
}

const rowOf = (body: HTMLElement, label: string) =>
  [...body.querySelectorAll('tbody tr')].find((row) => row.querySelector('th')?.textContent === label)

test('FAV-05: shows vehicles side by side, each with its facts and a link to its page', () => {
  const body = draw()
  expect([...body.querySelectorAll('thead a[href^="/cars/"]')].map((link) => link.getAttribute('href'))).toEqual(['/cars/one', '/cars/two'])
  expect([...(rowOf(body, 'Fuel')?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual(['Petrol', 'Diesel'])
  const prices = [...(rowOf(body, 'Price')?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)
  expect(prices[0]).toContain('$42,990')
  expect(prices[1]).toBe('Sold')
})

test('FAV-05: each vehicle has a link that removes it from the comparison', () => {
  const links = [...draw().querySelectorAll('[data-uncompare]')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/compare?cars=two', '/compare?cars=one'])
})

test('LOOK-08: a third vehicle is announced by a line about swiping', () => {
  const third = aVehicle({ id: 3, slug: 'three', path: '/cars/three' })
  expect(draw().textContent).not.toContain('Swipe')
  const body = draw([...cars, third])
  expect(body.textContent).toContain('Swipe sideways to see one more car')
  expect(body.querySelector('table')?.style.getPropertyValue('--cars')).toBe('3')
  expect(draw([...cars, third, aVehicle({ id: 4, slug: 'four' })]).textContent).toContain('2 more cars')
})

test("FAV-05: identical rows can be hidden, different rows can't", () => {
  const body = draw()
  const canHide = (label: string) => rowOf(body, label)?.className.includes('only-differences')
  expect([canHide('Seats'), canHide('Fuel')]).toEqual([true, false])
  expect(draw(cars.slice(0, 1)).querySelector('#only-differences')).toBeNull()
})

test('KIND-03, KIND-05: caravans are compared by their own facts, in the order of their kind', () => {
  const van = (id: number, tareWeight: number) =>
    aVehicle({ id, slug: `van-${id}`, kind: 'caravan', caravan: { ...NO_CARAVAN, sleeps: 4, tareWeight, aggregateTrailerMass: 2_800 } })
  const body = draw([van(1, 2_350), van(2, 2_200)])
  const labels = [...body.querySelectorAll('tbody th')].map((head) => head.textContent)
  const own = ['Sleeps', 'Tare weight', 'Aggregate trailer mass', 'Payload']
  expect(labels.filter((label) => own.includes(label))).toEqual(own)
  expect(labels.indexOf('Payload')).toBeLessThan(labels.indexOf('Fuel'))
  expect([...(rowOf(body, 'Payload')?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual(['450 kg', '600 kg'])
})

test('A11Y-01: axe finds no violations in a comparison', async () => {
  expect(await findViolations(draw().innerHTML)).toEqual([])
}, 30_000)
