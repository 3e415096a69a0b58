import type { ListAttribute } from '@/domain/search/facets'
import { emptySearchQuery, type SearchQuery } from '@/domain/search/query'
import { toSearchScope } from '@/domain/search/scope'
import { createRandom, type Random } from '@demo/seed/generate/random'
import { NOW } from './synthetic-stock'

/**
 * A measured case, named as in the results table. Each run uses another query, with the same sequence on every machine. `isCountedAnew`:
 * uses an engine without cached counts, as after a change of the stock.
 */
export type Case = { name: string; toQuery: (random: Random) => SearchQuery; isCountedAnew?: true }

const FACETS: readonly ListAttribute[] = [
  ...(['car_type', 'make', 'model', 'badge', 'series', 'body', 'transmission', 'fuel', 'drive', 'seats'] as const),
  ...([
    'colour',
    'filtered_features',
    'categories',
    'tag',
    'certified',
    'status',
    'dealership_name',
    'location_name',
    'city',
    'state',
  ] as const),
]

const MAKES = ['Toyota', 'Mazda', 'Ford', 'Kia', 'Hyundai', 'Mitsubishi']
const BODIES = ['SUV', 'Ute', 'Hatch', 'Sedan']
const FUELS = ['Petrol', 'Diesel', 'Hybrid']

function toBase(dealershipIds: readonly number[]): SearchQuery {
  const scope = toSearchScope(
    {
      dealershipIds,
      includeSoldDays: 3,
      minPhotoLevel: 3,
      stockCarTypes: [],
      stockKinds: [],
      stockStatuses: [],
      stockMakes: [],
      excludedStockNumbers: [],
    },
    NOW,
  )
  return { ...emptySearchQuery(scope), facets: FACETS, stats: ['price', 'km', 'year'] }
}

function toFiltered(base: SearchQuery, random: Random): SearchQuery {
  const most = random.int(30, 120) * 1_000
  return {
    ...base,
    lists: { make: random.sample(MAKES, 2), body: random.sample(BODIES, 2), fuel: random.sample(FUELS, 2) },
    ranges: { price: { min: null, max: most } },
    sort: [{ attribute: 'price', direction: 'asc' }],
    page: random.int(1, 5),
  }
}

/** Returns the cases for a stock with this number of dealerships; `few` are those of one tenant. */
export function listCases(dealerships: number, few: readonly number[]): Case[] {
  const all = toBase(Array.from({ length: dealerships }, (_, index) => index + 1))
  const own = toBase(few)
  const typed = (text: string) => ({ ...all, text })
  return [
    { name: 'all stock, 20 facets', toQuery: (random) => ({ ...all, page: random.int(1, 20) }) },
    { name: 'all stock, 20 facets, counted anew', toQuery: (random) => ({ ...all, page: random.int(1, 20) }), isCountedAnew: true },
    { name: '3 filters, price, 20 facets', toQuery: (random) => toFiltered(all, random) },
    { name: '21 hits without facets', toQuery: (random) => ({ ...all, facets: [], stats: [], histograms: [], page: random.int(1, 20) }) },
    { name: '`toyta hilx`, 20 facets', toQuery: () => typed('toyta hilx') },
    { name: '`land cr`, 20 facets', toQuery: () => typed('land cr') },
    { name: '`land cr`, 20 facets, counted anew', toQuery: () => typed('land cr'), isCountedAnew: true },
    { name: 'a stock number', toQuery: (random) => typed(`B${100_000 + random.int(1, 1_000)}`) },
    { name: 'tenant of 2,000: 3 filters, 20 facets', toQuery: (random) => toFiltered(own, random) },
    { name: 'tenant of 2,000: all stock, 20 facets', toQuery: (random) => ({ ...own, page: random.int(1, 20) }) },
  ]
}

/** Returns the random numbers of one case, the same in every run. */
export function seedOf(name: string): Random {
  return createRandom([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0))
}
