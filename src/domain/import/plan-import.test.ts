import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FEED_FIELD_NAMES, FEED_FIELDS } from './feed-fields'
import type { FeedRow } from './feed-row'
import type { MappedColumn } from './mapping'
import type { StockCar } from './compare-car'
import { type ImportPlan, planImport } from './plan-import'
import { type CarValues, readCars } from './read-cars'

const NOW = Date.UTC(2026, 10, 20) / 1000
const SETTINGS = { now: NOW, fallLimit: 30 }

function aCar(id: number, values: CarValues = {}): StockCar {
  const base: CarValues = { stocknum: `A${id}`, name: '2020 Kia Rio', year: 2020, make: 'Kia', model: 'Rio', status: 'in_stock' }
  return { id, slug: `car-${id}`, soldAt: null, isHiddenByImport: false, values: { ...base, show_on_dealer_website: true, ...values } }
}

const fromFile = (...numbers: string[]) => ({
  cars: numbers.map((stockNumber, index) => ({ row: index + 2, stockNumber, values: { stocknum: stockNumber, make: 'Kia' } })),
  refused: [],
  notes: [],
})

describe('ADM-19: the plan of an import', () => {
  test('ADM-19: lists added, changed, removed and unchanged cars', () => {
    const file = fromFile('A1', 'A2', 'N1')
    const plan = planImport(file, [aCar(1), aCar(2, { make: 'Kía' }), aCar(3)], SETTINGS)
    expect(plan).toMatchObject({
      added: [{ row: 4, stockNumber: 'N1', name: 'Kia', values: { status: 'in_stock', car_type: 'used', show_on_dealer_website: true } }],
      changed: [{ row: 3, id: 2, slug: 'car-2', fields: [{ field: 'make', from: 'Kía', to: 'Kia' }] }],
      removed: [{ id: 3, stockNumber: 'A3' }],
      unchanged: 1,
      fall: { before: 3, leaving: 1, isHeld: true },
    })
  })

  test.each<[string, CarValues]>([
    ['sold already', { status: 'sold' }],
    ['hidden already', { show_on_dealer_website: false }],
  ])('ADM-19, CAR-16: a car that is %s may be absent', (_, values) => {
    expect(planImport(fromFile('A1'), [aCar(1), aCar(2, values)], SETTINGS)).toMatchObject({ removed: [], fall: { before: 1, leaving: 0 } })
  })

  test('ADM-19: a car whose row is refused is not absent', () => {
    const refused = [{ row: 3, stockNumber: 'a 2', reasons: ['bad'] }]
    expect(planImport({ ...fromFile('A1'), refused }, [aCar(1), aCar(2)], SETTINGS).removed).toStrictEqual([])
  })

  test('ADM-19: added cars do not offset removed ones', () => {
    expect(planImport(fromFile('N1', 'N2', 'N3'), [aCar(1), aCar(2), aCar(3)], SETTINGS).fall).toMatchObject({ percent: 100, isHeld: true })
  })

  test('ADM-19: cars that the file marks as sold or hidden count as leaving', () => {
    const file = fromFile('A1', 'A2', 'A3')
    const [one, two] = file.cars
    const cars = [
      { ...file.cars[2], ...one, values: { status: 'sold' } },
      { ...one, ...two, values: { show_on_dealer_website: false } },
    ]
    const whole = cars.flatMap((car) =>
      car.stockNumber !== undefined && car.row !== undefined ? [{ ...car, stockNumber: car.stockNumber, row: car.row }] : [],
    )
    expect(planImport({ ...file, cars: whole }, [aCar(1), aCar(2)], SETTINGS).fall.leaving).toBe(2)
  })

  test('ADM-19: of two stored cars with the same number, the one on offer is compared and neither is removed', () => {
    const plan = planImport(fromFile('A1'), [aCar(1), aCar(2, { stocknum: 'a1', show_on_dealer_website: false, make: 'X' })], SETTINGS)
    expect(plan).toMatchObject({ changed: [], removed: [], unchanged: 1 })
  })
})

/** The stock after applying a plan, as the database would contain it. */
function carryOut({ added, changed, removed }: ImportPlan, stock: readonly StockCar[]): StockCar[] {
  const changes = new Map(changed.map((car) => [car.id, car]))
  const gone = new Set(removed.map(({ id }) => id))
  const kept = stock.map((car): StockCar => {
    const change = changes.get(car.id)
    if (gone.has(car.id)) return { ...car, values: { ...car.values, show_on_dealer_website: false }, isHiddenByImport: true }
    if (!change) return car
    const soldAt = change.soldAt === undefined ? car.soldAt : change.soldAt
    return { ...car, values: { ...car.values, ...change.values }, soldAt, isHiddenByImport: false }
  })
  const last = Math.max(0, ...stock.map(({ id }) => id))
  const made = added.map(({ values, soldAt }, index) => ({ ...aCar(last + index + 1), values, soldAt }))
  return [...kept, ...made]
}

const MAPPING: MappedColumn[] = FEED_FIELD_NAMES.filter((field) => field !== 'price' && field !== 'price_type').map((field) => ({
  column: field,
  field,
}))

const cell = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('', 'yes', 'no', 'sold', 'In stock', 'used', '2021', '$19,990', '0', 'POA', '45 km', '30/06/2027', 'a|b'),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('https://a.example/1.jpg|https://a.example/2.jpg', '<p>Good &amp; cheap</p>', '=SUM(A1)', 'null'),
  },
)
const line = fc.tuple(
  fc.constantFrom('A1', 'a1', 'A2', 'A3', 'N1', 'N2', ''),
  fc.dictionary(fc.constantFrom(...FEED_FIELD_NAMES), cell, { maxKeys: 12 }),
)

function toRows(lines: readonly [string, Record<string, string>][]): FeedRow[] {
  return lines.map(([stocknum, cells], index) => ({
    number: index + 2,
    cells: new Map(Object.entries({ make: 'Kia', model: 'Rio', year: '2021', ...cells, stocknum })),
    problem: null,
  }))
}

test('ADM-19: importing any file again changes nothing', () => {
  const stock = [
    aCar(1),
    aCar(2, { status: 'sold', name: 'By hand' }),
    aCar(3, { show_on_dealer_website: false, images: ['https://a.example/9.jpg'] }),
  ]
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const cars = readCars(toRows(lines), MAPPING, { now: NOW, timeZone: 'Australia/Hobart', locations: [] })
      const plan = planImport(cars, stock, SETTINGS)
      const again = planImport(cars, carryOut(plan, stock), { ...SETTINGS, now: NOW + 86_400 })
      expect([again.added, again.changed, again.removed]).toStrictEqual([[], [], []])
      expect(again.unchanged).toBe(cars.cars.length)
      expect(again.refused).toStrictEqual(plan.refused)
    }),
    { numRuns: 300 },
  )
})

test('ADM-19: every row is exactly one of added, changed, unchanged and refused', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const cars = readCars(toRows(lines), MAPPING, { now: NOW, timeZone: 'Australia/Hobart', locations: [] })
      const { added, changed, unchanged, refused } = planImport(cars, [aCar(1), aCar(2)], SETTINGS)
      expect(added.length + changed.length + unchanged + refused.length).toBe(lines.length)
      expect(refused.every(({ reasons }) => reasons.length > 0)).toBe(true)
    }),
  )
})

test('ADM-19: every field has a label', () => {
  expect(MAPPING.every(({ field }) => FEED_FIELDS[field].label !== '')).toBe(true)
})
