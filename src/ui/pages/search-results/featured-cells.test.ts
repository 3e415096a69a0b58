import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listFeaturedCells } from './featured-cells'

type Kind = 'car' | 'promo'
const cars = (count: number, promos: number[] = []): Kind[] =>
  Array.from({ length: count }, (_, index) => (promos.includes(index) ? 'promo' : 'car'))

describe('SRP-01: which cells of the three-column grid span two columns', () => {
  test.each<[string, Kind[], number[]]>([
    ['five cars: the first fills up the second row', cars(5), [0]],
    ['four cars: the last one too', cars(4), [0, 3]],
    ['a page of 24 cells: one in the middle and the last', cars(24, [6, 8, 16]), [0, 11, 23]],
    ['one row stays one row', cars(3), []],
    ['two cars', cars(2), []],
    ['none', [], []],
    ['a promotion at the start is not enlarged', cars(5, [0]), []],
    ['nor is one at the end: a car before it is', cars(4, [3]), [0, 2]],
  ])('%s', (_, kinds, expected) => {
    expect([...listFeaturedCells(kinds)].toSorted((one, other) => one - other)).toEqual(expected)
  })

  test('a featured cell is a vehicle and never wraps, so that results keep their order', () => {
    const grids = fc.array(fc.constantFrom<Kind>('car', 'car', 'car', 'promo'), { minLength: 4, maxLength: 40 })
    fc.assert(
      fc.property(grids, (kinds) => {
        const featured = listFeaturedCells(kinds)
        let column = 0
        for (const [index, kind] of kinds.entries()) {
          const width = featured.has(index) ? 2 : 1
          if (width === 2) expect(kind).toBe('car')
          expect(column + width).toBeLessThanOrEqual(3)
          column = (column + width) % 3
        }
      }),
    )
  })

  test('a grid with vehicles only ends in a full row from seven vehicles on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 7, max: 60 }), (count) => {
        expect((count + listFeaturedCells(cars(count)).size) % 3).toBe(0)
      }),
    )
  })
})
