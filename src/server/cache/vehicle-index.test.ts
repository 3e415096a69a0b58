import { expect, test } from 'vitest'
import { createVehicleIndex } from './vehicle-index'

const car = { id: 501, slug: '2023-toyota-rav4', dealershipId: 7 }

test('VDP-25: finds a car only by its slug and by its id', () => {
  const index = createVehicleIndex([car])
  expect([index.findByName('501'), index.findByName(car.slug), index.findBySlug(car.slug)]).toEqual([car, car, car])
  for (const name of ['502', '', '0501', '2023-toyota', 'constructor']) expect(index.findByName(name), name).toBeNull()
  expect(index.findBySlug('501')).toBeNull()
})

test.each([
  ['the old slug first', [0, 1]],
  ['the new slug first', [1, 0]],
])('CARD-02: finds a car by its id and its new slug after the slug has changed: %s', (_, order) => {
  const index = createVehicleIndex([car])
  const changes = [
    { ...car, dealershipId: null },
    { ...car, slug: 'new-slug' },
  ]
  for (const place of order) index.apply(changes[place] ?? car)
  expect([index.findByName(car.slug), index.findByName('501')?.slug, index.findBySlug('new-slug')?.id]).toEqual([null, 'new-slug', 501])
})

test('CARD-02: no longer finds a car that was removed', () => {
  const index = createVehicleIndex([car])
  index.apply({ ...car, dealershipId: null })
  expect([index.findByName('501'), index.findByName(car.slug)]).toEqual([null, null])
})
