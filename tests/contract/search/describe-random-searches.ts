import { expect, test } from 'vitest'
import type { SearchDocument } from '@/domain/search/document'
import { LIST_ATTRIBUTES, RANGE_ATTRIBUTES } from '@/domain/search/facets'
import { foldValue } from '@/domain/search/fold'
import type { SearchQuery, SearchResult } from '@/domain/search/query'
import type { SortKey } from '@/domain/search/sorts'
import type { SearchEngine } from '@/server/search/port'
import { buildRandomDocument, createRandom } from '@tests/builders/search-document'
import { ArrangedStock } from './arrange-stock'
import { expectSearch, readSortKeys } from './oracle'

const STEPS = 600
const CARS = 300
const TEXTS = [
  'toyota',
  'toyta',
  'hilx',
  'hilxu',
  'land cr',
  'landcruiser',
  'land cruiser prado',
  'cx5',
  'cx-5',
  'mazda 3',
  'white',
  'automatc',
  'citroen',
  'x trail',
  'rnager',
  'imaculate',
  'wranglr',
  'service history',
  'golf',
  '2019 ford',
  'S1000',
  'S100012',
  'JT0000',
  'roadworthy certficate',
  'sunrof',
  'fordd',
  'qash',
  'merc',
  'gl',
  '',
  'zzzz',
]
const SORTS: readonly (readonly SortKey[])[] = [
  [],
  [{ attribute: 'price', direction: 'asc' }],
  [{ attribute: 'price', direction: 'desc' }],
  [{ attribute: 'km', direction: 'asc' }],
  [
    { attribute: 'year', direction: 'desc' },
    { attribute: 'price', direction: 'asc' },
  ],
  [{ attribute: 'subscription_price', direction: 'asc' }],
  [{ attribute: 'created_at_timestamp', direction: 'desc' }],
  [{ attribute: 'tare', direction: 'asc' }],
  [{ attribute: 'payload', direction: 'desc' }],
]

/** A property test: random searches between random writes return the same as checking every car. */
export function describeRandomSearches(getEngine: () => SearchEngine): void {
  test(`SRCH-10: ${STEPS} random searches and writes match checking every car`, { timeout: 600_000 }, async () => {
    const random = new RandomSearches(new ArrangedStock(getEngine()), getEngine())
    await random.fill()
    let found = 0
    for (let step = 0; step < STEPS; step++) {
      await random.writeSomething()
      const query = random.chooseQuery()
      const answer = await getEngine().search(query)
      expectAnswer(answer, query, random.listCars(), `step ${step}: ${JSON.stringify({ ...query, facets: [], scope: null })}`)
      found += answer.total > 0 ? 1 : 0
    }
    expect(found).toBeGreaterThan(STEPS / 3)
  })
}

function expectAnswer(answer: SearchResult, query: SearchQuery, cars: SearchDocument[], message: string): void {
  const expected = expectSearch(cars, query)
  expect(answer.total, message).toBe(expected.ordered.length)
  for (const attribute of query.facets) {
    const counted = Object.fromEntries((answer.facets[attribute] ?? []).map(({ value, count }) => [foldValue(value), count]))
    expect(counted, `${attribute} at ${message}`).toEqual(expected.facets[attribute])
  }
  expect(answer.stats, message).toEqual(expected.stats)
  expect(answer.histograms, message).toEqual(expected.histograms)
  const start = (query.page - 1) * query.perPage
  const page = expected.ordered.slice(start, start + query.perPage)
  if (query.text === '') {
    expect(answer.ids, message).toEqual(page.map((car) => car.id))
    return
  }
  const byId = new Map(expected.ordered.map((car) => [car.id, car]))
  const keysOf = (car: SearchDocument | undefined) => (car === undefined ? 'not to be found' : readSortKeys(car, query))
  expect(new Set(answer.ids).size, message).toBe(page.length)
  expect(
    answer.ids.map((id) => keysOf(byId.get(id))),
    message,
  ).toEqual(page.map(keysOf))
}

class RandomSearches {
  private readonly cars = new Map<number, SearchDocument>()
  private readonly random = createRandom(2_026)

  constructor(
    private readonly stock: ArrangedStock,
    private readonly engine: SearchEngine,
  ) {}

  listCars(): SearchDocument[] {
    return [...this.cars.values()]
  }

  async fill(): Promise<void> {
    await this.upsert(Array.from({ length: CARS }, (_, index) => this.buildCar(index + 1, 1)))
  }

  /** Two of five steps change something: mostly one car, sometimes several or all cars of a dealership. */
  async writeSomething(): Promise<void> {
    const chance = this.random()
    if (chance < 0.25) await this.upsert([this.buildCar(1 + this.whole(CARS * 1.2), this.whole(1_000))])
    else if (chance < 0.32) await this.upsert([1, 2, 3].map(() => this.buildCar(1 + this.whole(CARS), this.whole(1_000))))
    else if (chance < 0.4) await this.remove(this.stock.toId(1 + this.whole(CARS)))
  }

  chooseQuery(): SearchQuery {
    const lists: SearchQuery['lists'] = {}
    for (let filters = this.whole(4); filters > 0; filters--) {
      const attribute = this.pick(LIST_ATTRIBUTES)
      const values = [1, 2, 3].slice(this.whole(3)).flatMap(() => [this.pick(this.listCars())[attribute]].flat().slice(0, 1))
      lists[attribute] = values
        .filter((value) => value !== null)
        .map((value) => (this.random() < 0.1 ? String(value).toUpperCase() : String(value)))
    }
    const ranges: SearchQuery['ranges'] = {}
    if (this.random() < 0.3) ranges.price = this.chooseRange(4_000, 90_000)
    if (this.random() < 0.3) ranges.km = this.chooseRange(0, 250_000)
    if (this.random() < 0.1) ranges.atm = this.chooseRange(750, 3_750)
    if (this.random() < 0.1) ranges.body_length = this.chooseRange(3_200, 8_200)
    if (this.random() < 0.2) ranges.year = this.chooseRange(2_008, 2_026)
    if (this.random() < 0.2) ranges.weekly_price = this.chooseRange(50, 400)
    const pricesOfWeekly = this.random() < 0.5 ? this.chooseRange(4_000, 90_000) : null
    const near = this.random() < 0.15 ? { lat: -33, lng: 152, radiusMetres: this.pick([120_000, 200_000, 900_000]) } : null
    const dealershipIds = this.pick([
      [this.stock.dealershipId],
      [this.stock.dealershipId, this.stock.dealershipId + 500_000],
      [this.stock.dealershipId + 500_000],
    ])
    const settings = { dealershipIds, minPhotoLevel: this.pick([0, 0, 3]), stockMakes: this.pick([[], [], ['ford', 'Toyota', 'Mazda']]) }
    const excludeIds =
      this.random() < 0.1
        ? this.listCars()
            .slice(0, 5)
            .map((car) => car.id)
        : []
    return this.stock.toQuery(
      {
        ...{ lists, ranges, near, excludeIds, ...(pricesOfWeekly && { pricesOfWeekly }) },
        text: this.random() < 0.45 ? this.pick(TEXTS) : '',
        facets: LIST_ATTRIBUTES.filter(() => this.random() < 0.7),
        stats: RANGE_ATTRIBUTES.filter(() => this.random() < 0.5),
        histograms: RANGE_ATTRIBUTES.filter(() => this.random() < 0.3),
        sort: this.pick(SORTS),
        page: 1 + this.whole(3),
        perPage: this.pick([0, 7, 21, 100]),
      },
      settings,
    )
  }

  /** Returns a car of one of two dealerships: that of the stock, and one far away. */
  private buildCar(place: number, seed: number): SearchDocument {
    const car = buildRandomDocument(place, seed)
    const dealership_id = this.stock.dealershipId + (car.dealership_id === 1 ? 0 : 500_000)
    return { ...car, dealership_id, id: this.stock.toId(place), seq: this.stock.toId(place) }
  }

  private async upsert(cars: SearchDocument[]): Promise<void> {
    for (const car of cars) this.cars.set(car.id, car)
    await this.engine.upsert(cars)
    await this.engine.sync()
  }

  private async remove(id: number): Promise<void> {
    this.cars.delete(id)
    await this.engine.remove([id])
    await this.engine.sync()
  }

  private chooseRange(least: number, most: number): { min: number | null; max: number | null } {
    const [low, high] = [this.random(), this.random()]
      .sort((one, other) => one - other)
      .map((share) => Math.round(least + share * (most - least)))
    return { min: this.random() < 0.8 ? (low ?? null) : null, max: this.random() < 0.5 ? (high ?? null) : null }
  }

  private whole(below: number): number {
    return Math.floor(this.random() * below)
  }

  private pick<Value>(values: readonly Value[]): Value {
    const value = values[this.whole(values.length)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }
}
