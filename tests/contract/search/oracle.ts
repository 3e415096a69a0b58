import type { SearchDocument } from '@/domain/search/document'
import type { ListAttribute } from '@/domain/search/facets'
import type { SearchQuery } from '@/domain/search/query'
import { HISTOGRAM_BIN_WIDTHS, type HistogramBin } from '@/domain/search/histogram'

/**
 * The expected result of a search, computed by checking every car: deliberately naive, and sharing no code with the engines. `ordered` is
 * the whole result; equal sort keys are ordered by custom_rank and id, which is exact for queries without text.
 */
export type Expected = {
  ordered: SearchDocument[]
  facets: Partial<Record<ListAttribute, Record<string, number>>>
  stats: Record<string, { min: number; max: number }>
  histograms: Record<string, HistogramBin[]>
}

export function expectSearch(stock: readonly SearchDocument[], query: SearchQuery): Expected {
  const inScope = stock.filter((car) => isListed(car, query) && !query.excludeIds.includes(car.id) && isNear(car, query))
  const reached = matchText(inScope, query.text)
  const conditions = [
    ...Object.entries(query.lists).flatMap(([attribute, values]) =>
      values.length === 0
        ? []
        : [
            {
              attribute,
              holds: (car: SearchDocument) =>
                readValues(car, attribute).some((value) => values.some((wanted) => fold(wanted) === fold(value))),
            },
          ],
    ),
    ...Object.entries(query.ranges).map(([attribute, { min, max }]) => ({
      attribute,
      holds: (car: SearchDocument) => {
        if (min === null && max === null) return true
        const isCalculated = attribute === 'weekly_price' && query.pricesOfWeekly && readNumber(car, attribute) === null
        const value = readNumber(car, isCalculated ? 'price' : attribute)
        const bounds = isCalculated ? query.pricesOfWeekly : { min, max }
        return value !== null && value >= (bounds?.min ?? -Infinity) && value <= (bounds?.max ?? Infinity)
      },
    })),
  ]
  const without = (attribute: string | null) =>
    reached.filter((car) => conditions.every((condition) => condition.attribute === attribute || condition.holds(car)))
  const facets: Expected['facets'] = {}
  for (const attribute of query.facets) facets[attribute] = countValues(without(attribute), attribute)
  const stats: Expected['stats'] = {}
  for (const attribute of query.stats) {
    const values = without(attribute).flatMap((car) => readNumber(car, attribute) ?? [])
    if (values.length > 0) stats[attribute] = { min: Math.min(...values), max: Math.max(...values) }
  }
  const histograms: Expected['histograms'] = {}
  for (const attribute of query.histograms)
    histograms[attribute] = countAlong(without(attribute), attribute, HISTOGRAM_BIN_WIDTHS[attribute])
  return { ordered: without(null).sort((one, other) => compareCars(one, other, query)), facets, stats, histograms }
}

/** Returns the keys by which a result is sorted, for one car. */
export function readSortKeys(car: SearchDocument, query: SearchQuery): (number | null)[] {
  return query.sort.map(({ attribute }) => readNumber(car, attribute))
}

function fold(text: string): string {
  return text.normalize('NFKD').toLowerCase().trim()
}

function readValues(car: SearchDocument, attribute: string): string[] {
  const value = new Map<string, unknown>(Object.entries(car)).get(attribute)
  return value === null ? [] : [value].flat().map(String)
}

function readNumber(car: SearchDocument, attribute: string): number | null {
  const value = new Map<string, unknown>(Object.entries(car)).get(attribute)
  return typeof value === 'number' ? value : null
}

function isListed(car: SearchDocument, { scope }: SearchQuery): boolean {
  const bare = (text: string | null) => (text ?? '').toLowerCase().replace(/[^a-z0-9]/g, '')
  if (!scope.dealershipIds.includes(car.dealership_id) || !car.show_on_dealer_website || car.photos_count < scope.minPhotos) return false
  if (car.status === 'sold' && (car.sold_date_timestamp === null || car.sold_date_timestamp <= scope.soldAfter)) return false
  if (scope.carTypes.length > 0 && !scope.carTypes.includes(car.car_type)) return false
  const isNamed = scope.kinds.kind !== 'all' && scope.kinds.names.some((kind) => kind === car.item_type)
  if ((scope.kinds.kind === 'only' && !isNamed) || (scope.kinds.kind === 'allBut' && isNamed)) return false
  if (scope.statuses.length > 0 && !scope.statuses.includes(car.status)) return false
  if (scope.makes.length > 0 && !scope.makes.some((make) => fold(make) === fold(car.make))) return false
  if (car.stock_number !== null && scope.excludedStockNumbers.some((number) => bare(number) === bare(car.stock_number))) return false
  return !scope.isPricedOnly || (car.price ?? 0) > 0
}

function isNear(car: SearchDocument, { near }: SearchQuery): boolean {
  if (near === null) return true
  if (car._geo === null) return false
  const toVector = ({ lat, lng }: { lat: number; lng: number }) => {
    const [north, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
  }
  const [here, there] = [toVector(near), toVector(car._geo)]
  const cosine = here.reduce((sum, part, axis) => sum + part * (there[axis] ?? 0), 0)
  return 6_371_000 * Math.acos(Math.min(1, Math.max(-1, cosine))) <= near.radiusMetres
}

function countValues(cars: readonly SearchDocument[], attribute: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const car of cars) for (const value of new Set(readValues(car, attribute).map(fold))) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function countAlong(cars: readonly SearchDocument[], attribute: string, width: number): HistogramBin[] {
  const numbers = cars.flatMap((car) => readNumber(car, attribute) ?? [])
  const starts = [...new Set(numbers.map((number) => number - (number % width)))].sort((one, other) => one - other)
  return starts.map((from) => ({ from, count: numbers.filter((number) => number >= from && number < from + width).length }))
}

function compareCars(one: SearchDocument, other: SearchDocument, query: SearchQuery): number {
  for (const { attribute, direction } of query.sort) {
    const [a, b] = [readNumber(one, attribute), readNumber(other, attribute)]
    if (a === b) continue
    if (a === null || b === null) return a === null ? 1 : -1
    return direction === 'asc' ? a - b : b - a
  }
  return other.custom_rank - one.custom_rank || one.seq - other.seq
}

const tokenise = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

function matchText(cars: readonly SearchDocument[], text: string): readonly SearchDocument[] {
  const words = tokenise(text).slice(0, 10)
  const bare = words.join('')
  if (!/\s/.test(text.trim()) && bare.length >= 5 && /\d/.test(bare)) {
    const numbers = (car: SearchDocument) => [car.vin, car.stock_number].map((number) => tokenise(number ?? '').join(''))
    const whole = cars.filter((car) => numbers(car).includes(bare))
    const begun = cars.filter((car) => numbers(car).some((number) => number.startsWith(bare)))
    if (begun.length > 0) return whole.length > 0 ? whole : begun
  }
  return words.length === 0 ? cars : cars.filter((car) => isReadable(words, listWords(car)))
}

function listWords(car: SearchDocument): Set<string> {
  const joined = [car.make, car.model, car.badge ?? '']
    .map(tokenise)
    .flatMap((words) =>
      words.flatMap((_, start) =>
        [2, 3].filter((size) => start + size <= words.length).map((size) => words.slice(start, start + size).join('')),
      ),
    )
  const names = [
    car.make,
    car.model,
    car.badge,
    car.series,
    car.title,
    car.description,
    car.colour,
    car.body,
    car.fuel,
    car.transmission,
    car.drive,
  ]
  const others = [
    car.car_type,
    car.item_type,
    car.tag,
    car.city,
    car.dealership_name,
    car.location_name,
    ...car.filtered_features,
    ...car.categories,
  ]
  return new Set([...joined, ...[...names, ...others].flatMap((text) => tokenise(text ?? ''))])
}

/**
 * Checks whether there is a reading of the words, each alone or joined with up to three neighbours, whose parts are all in the document.
 */
function isReadable(words: readonly string[], known: ReadonlySet<string>): boolean {
  if (words.length === 0) return true
  return [1, 2, 3].some((size) => {
    if (size > words.length) return false
    const part = words.slice(0, size).join('')
    const rest = words.slice(size)
    return [...known].some((word) => isMatch(part, word, rest.length === 0, size - 1)) && isReadable(rest, known)
  })
}

function isMatch(part: string, word: string, isLast: boolean, seams: number): boolean {
  if (part === word || (isLast && word.startsWith(part))) return true
  const allowed = (/^\p{N}+$/u.test(part) ? 0 : part.length >= 8 ? 2 : part.length >= 4 ? 1 : 0) - seams
  if (allowed <= 0) return false
  const beginnings = isLast ? Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length)) : [word]
  const distance = Math.min(...beginnings.filter((one) => Math.abs(one.length - part.length) <= 2).map((one) => alignDistance(part, one)))
  return distance + (part[0] === word[0] ? 0 : 1) <= allowed
}

const known = new Map<string, number>()

/** Computes the optimal string alignment distance by its recursive definition. */
function alignDistance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const key = `${one} ${other}`
  const remembered = known.get(key)
  if (remembered !== undefined) return remembered
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)]
  const isSwap = one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
  const distance = Math.min(
    alignDistance(a, other) + 1,
    alignDistance(one, b) + 1,
    alignDistance(a, b) + (one.at(-1) === other.at(-1) ? 0 : 1),
    isSwap ? alignDistance(one.slice(0, -2), other.slice(0, -2)) + 1 : Infinity,
  )
  known.set(key, distance)
  return distance
}
