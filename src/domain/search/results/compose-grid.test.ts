import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PromoCard } from '@/domain/promotions/promo'
import { VEHICLE_STATUSES, type VehicleStatus } from '@/domain/vehicle/vehicle'
import { composeGrid, type Grid, type GridCards } from './compose-grid'

type Car = { id: number; status: VehicleStatus }

/** 's' is sold, 'c' coming soon, anything else in stock. IDs start at 1. */
function carsOf(letters: string): Car[] {
  return [...letters].map((letter, index) => ({
    id: index + 1,
    status: letter === 's' ? 'sold' : letter === 'c' ? 'coming_soon' : 'in_stock',
  }))
}

function aPromo(id: string, position: number): PromoCard {
  return { id, position, start: null, expiry: null, display: null, strictDisplay: false, node: null }
}

const noCards: GridCards<PromoCard> = {
  promos: [],
  ctaCardPositions: [],
  eofyCardPositions: [],
  eofyCardExpiry: null,
  usedCarPromoPositions: [],
}
const context = { page: 1, now: 100, isUsedListing: false }
const seven = carsOf('aaaaaaa')

/** '1' is a vehicle, '2+1' a run of two sold vehicles, 'p:a' promotion a, then 'cta' and 'eofy'. */
function draw({ cells }: Grid<Car, PromoCard>): string {
  return cells
    .map((cell) => {
      if (cell.kind === 'vehicle') return `${cell.vehicle.id}`
      if (cell.kind === 'soldRun') return `${cell.vehicle.id}+${cell.others.length}`
      return cell.kind === 'promo' ? `p:${cell.promo.id}` : cell.kind
    })
    .join(' ')
}

describe('runs of sold vehicles', () => {
  test.each([
    ['SRP-04: a run collapses to its first vehicle', 'asssa', '1 2+2 5'],
    ['SRP-04: one sold vehicle is not a run', 'asa', '1 2 3'],
    ['SRP-04: two runs', 'ssassa', '1+1 3 4+1 6'],
    ['SRP-04: coming soon is not sold', 'asca', '1 2 3 4'],
    ['SRP-04: at the end', 'ass', '1 2+1'],
    ["SRP-05: doesn't collapse when every hit is sold", 'sss', '1 2 3'],
    ['SRP-05: a single sold hit', 's', '1'],
    ['SRP-05: collapses when one hit is not sold', 'sssa', '1+2 4'],
    ['SRP-04: no hits', '', ''],
  ])('%s', (_, letters, expected) => {
    expect(draw(composeGrid(carsOf(letters), noCards, context))).toBe(expected)
  })

  test('SRP-04: a collapsed run keeps its other vehicles', () => {
    const [first] = composeGrid(carsOf('sssa'), noCards, context).cells
    expect(first).toMatchObject({ kind: 'soldRun', vehicle: { id: 1 }, others: [{ id: 2 }, { id: 3 }] })
  })
})

describe('cards between vehicles', () => {
  test.each([
    ['SRP-09: CTA at 6 and 8 of the final grid', { ctaCardPositions: [6, 8] }, '1 2 3 4 5 cta 6 cta 7'],
    ['SRP-10: EOFY at 5 and 10', { eofyCardPositions: [5, 10], eofyCardExpiry: 101 }, '1 2 3 4 eofy 5 6 7'],
    ['SRP-07: at 1', { promos: [aPromo('a', 1)] }, 'p:a 1 2 3 4 5 6 7'],
    ['SRP-07: before the last vehicle', { promos: [aPromo('a', 7)] }, '1 2 3 4 5 6 p:a 7'],
    ['SRP-07: after the last vehicle is past the end', { promos: [aPromo('a', 8)] }, '1 2 3 4 5 6 7'],
    [
      'SRP-07: on a conflict the promo comes first and the CTA moves on',
      { promos: [aPromo('a', 6)], ctaCardPositions: [6] },
      '1 2 3 4 5 p:a cta 6 7',
    ],
    [
      'SRP-07: moves on repeatedly until a position is free',
      { promos: [aPromo('a', 3), aPromo('b', 4)], ctaCardPositions: [3] },
      '1 2 p:a p:b cta 3 4 5 6 7',
    ],
    ['SRP-07: two promos at one position', { promos: [aPromo('a', 2), aPromo('b', 2)] }, '1 p:a p:b 2 3 4 5 6 7'],
    ['SRP-07: EOFY before CTA', { ctaCardPositions: [2], eofyCardPositions: [2] }, '1 eofy cta 2 3 4 5 6 7'],
    ['SRP-08: used positions count for a used listing only', { promos: [aPromo('a', 2)], usedCarPromoPositions: [4] }, '1 p:a 2 3 4 5 6 7'],
  ])('%s', (_, cards, expected) => {
    expect(draw(composeGrid(seven, { ...noCards, ...cards }, context))).toBe(expected)
  })

  test.each([
    ['SRP-08: in order at the configured positions', [3, 5], '1 2 p:a 3 p:b 4 5 6 7'],
    ['SRP-08: positions configured out of order', [5, 3], '1 2 p:a 3 p:b 4 5 6 7'],
    ['SRP-08: own positions when none are configured', [], '1 p:a 2 3 p:b 4 5 6 7'],
    ['SRP-08: own positions for promos beyond those configured', [4], '1 2 3 p:a p:b 4 5 6 7'],
  ])('%s', (_, usedCarPromoPositions, expected) => {
    const cards = { ...noCards, promos: [aPromo('a', 2), aPromo('b', 5)], usedCarPromoPositions }
    expect(draw(composeGrid(seven, cards, { ...context, isUsedListing: true }))).toBe(expected)
  })

  test('SRP-07: a collapsed run counts as one position', () => {
    expect(draw(composeGrid(carsOf('asssaa'), { ...noCards, ctaCardPositions: [3] }, context))).toBe('1 2+2 cta 5 6')
  })

  test('SRP-07: a moved card has its requested position', () => {
    const { cells } = composeGrid(seven, { ...noCards, promos: [aPromo('a', 6)], ctaCardPositions: [6] }, context)
    expect(cells.slice(5, 7)).toMatchObject([
      { kind: 'promo', position: 6, movedFrom: null },
      { kind: 'cta', position: 7, movedFrom: 6 },
    ])
  })

  test.each([
    ['SRP-07: past the end of the results', { ctaCardPositions: [8] }, context, { kind: 'pastEnd', position: 8 }],
    ['SRP-07: not on page 2', { ctaCardPositions: [2] }, { ...context, page: 2 }, { kind: 'notFirstPage' }],
    ['SRP-10: expired, to the second', { eofyCardPositions: [2], eofyCardExpiry: 100 }, context, { kind: 'expired', expiry: 100 }],
    ["SRP-07: position 0 doesn't exist", { promos: [aPromo('a', 0)] }, context, { kind: 'noPosition' }],
    [
      'SRP-08: no position left',
      { promos: [aPromo('a', 2)], usedCarPromoPositions: [0] },
      { ...context, isUsedListing: true },
      { kind: 'noPosition' },
    ],
  ])('%s', (_, cards, where, reason) => {
    const grid = composeGrid(seven, { ...noCards, ...cards }, where)
    expect([draw(grid), grid.leftOut.map((left) => left.reason)]).toEqual(['1 2 3 4 5 6 7', [reason]])
  })

  test('SRP-10: ends 15 June 2025 4pm +10:00', () => {
    const expiry = Date.parse('2025-06-15T16:00:00+10:00') / 1000
    const cards = { ...noCards, eofyCardPositions: [5, 10], eofyCardExpiry: expiry }
    const drawnAt = (now: number) => draw(composeGrid(carsOf('aaaaaaaaaa'), cards, { ...context, now }))
    expect([drawnAt(expiry - 1), drawnAt(expiry)]).toEqual(['1 2 3 4 eofy 5 6 7 8 eofy 9 10', '1 2 3 4 5 6 7 8 9 10'])
  })
})

const scenes = fc.record({
  statuses: fc.array(fc.constantFrom(...VEHICLE_STATUSES), { maxLength: 24 }),
  promoPositions: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 5 }),
  ctaCardPositions: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 3 }),
  eofyCardPositions: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 3 }),
})

test('SRP-07: no vehicle or card is lost or repeated, vehicles keep their order, and no card is before its position', () => {
  fc.assert(
    fc.property(scenes, ({ statuses, promoPositions, ...positions }) => {
      const cars = statuses.map((status, index) => ({ id: index, status }))
      const promos = promoPositions.map((position, index) => aPromo(String(index), position))
      const { cells, leftOut } = composeGrid(cars, { ...noCards, ...positions, promos }, context)
      const carIds = cells.flatMap((cell) =>
        cell.kind === 'vehicle' ? [cell.vehicle.id] : cell.kind === 'soldRun' ? [cell.vehicle.id, ...cell.others.map(({ id }) => id)] : [],
      )
      expect(carIds).toEqual(cars.map(({ id }) => id))
      const placed = cells.flatMap((cell, index) => ('position' in cell ? [{ ...cell, index }] : []))
      const wishes = promoPositions.length + positions.ctaCardPositions.length + positions.eofyCardPositions.length
      expect(placed.length + leftOut.length).toBe(wishes)
      for (const cell of placed) {
        expect(cell.position).toBe(cell.index + 1)
        for (let between = cell.movedFrom ?? cell.position; between < cell.position; between += 1) {
          expect(cells[between - 1]).toHaveProperty('position', between)
        }
      }
      if (cells.length > 0) expect(cells.at(-1)).not.toHaveProperty('position')
    }),
  )
})
