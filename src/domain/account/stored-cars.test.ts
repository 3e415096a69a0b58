import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addViewed, readFavourites, readStoredCar, readViewed, toggleFavourite, type StoredCar, type ViewedCarRecord } from './stored-cars'

const car = (id: number): StoredCar => ({
  ...{ id, name: '2023 Toyota RAV4', slug: `rav4-${id}`, make: 'Toyota', model: 'RAV4', primary_image_url: '/a.jpg' },
})
const viewed = (id: number): ViewedCarRecord => ({
  ...{ id, stocknum: `S${id}`, make: 'Toyota', model: 'RAV4', body: 'SUV', simple_body: 'suv' },
})

describe('favourites', () => {
  test('FAV-01: reading an entry returns its known fields only', () => {
    expect(readFavourites(JSON.stringify([{ ...car(1), price: 3 }]))).toEqual([car(1)])
    expect(readStoredCar(JSON.stringify(car(2)))).toEqual(car(2))
  })

  test('FAV-03: adding puts a car in front, removing deletes it', () => {
    const two = toggleFavourite(toggleFavourite([], car(1)), car(2))
    expect(two.map(({ id }) => id)).toEqual([2, 1])
    expect(toggleFavourite(two, car(2))).toEqual([car(1)])
  })

  test.each([
    ['FAV-08: nothing', null],
    ['FAV-08: no JSON', '{['],
    ['FAV-08: no list', '{"id":1}'],
    ['FAV-08: invalid entries', '[1,null,{"id":"7"},[]]'],
    ['FAV-08: an invalid id', JSON.stringify([car(-1), car(0.5)])],
  ])('%s counts as absent', (_, stored) => {
    expect(readFavourites(stored)).toEqual([])
    expect(readViewed(stored)).toEqual([])
  })

  test('FAV-08: reading never fails, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(Array.isArray(readFavourites(stored))).toBe(true)
        expect(Array.isArray(readViewed(stored))).toBe(true)
        expect(() => readStoredCar(stored)).not.toThrow()
      }),
    )
  })
})

describe('viewed cars', () => {
  test('FAV-06: reads a stored record', () => {
    expect(readViewed(JSON.stringify([viewed(1), { ...viewed(2), body: 7 }]))).toEqual([viewed(1), { ...viewed(2), body: null }])
  })

  test('FAV-07: keeps the last 20, newest first, without repeats', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 80 }), (ids) => {
        const list = ids.reduce<ViewedCarRecord[]>((kept, id) => addViewed(kept, viewed(id)), [])
        const newest = [...new Set(ids.toReversed())].slice(0, 20)
        expect(list.map(({ id }) => id)).toEqual(newest)
      }),
    )
  })
})
