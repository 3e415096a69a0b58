import { readQuotedWeekly } from '@/domain/finance/weekly-estimate'
import { toDollars } from '@/domain/money/money'
import { resolveAskingPrice } from '@/domain/pricing/price-display'
import { describeCaravan } from '@/domain/search/document'
import type { RangeAttribute } from '@/domain/search/facets'
import type { SearchResult } from '@/domain/search/query'
import type { SearchState } from '@/domain/search/search-state'
import {
  type DroppableFilter,
  findNearestNumber,
  findNearestValue,
  listDroppableFilters,
  type NearestMatch,
  orderRelaxations,
  toNearestQueries,
  type Relaxation,
} from '@/domain/search/relaxations'
import type { Tenant } from '@/domain/tenant/tenant'
import type { VehicleCard } from '@/domain/vehicle/vehicle'
import { searchEngineOf } from '../search/get-search-engine'
import { findCards } from '../vehicles/find-vehicles'
import { toStockQuery } from './search-stock'

/**
 * Returns relaxations for a search without results: each of its filters with the number of vehicles without it, and the nearest
 * alternatives, best first (SRP-13). Uses one call of the engine; all numbers are exact.
 * @param result the search's own result, whose facets count the other values of its lists.
 * @param now Unix seconds.
 * @throws SearchUnavailableError when the engine does not answer.
 */
export async function findRelaxations(
  tenant: Tenant,
  state: SearchState,
  result: Pick<SearchResult, 'facets'>,
  now: number,
): Promise<Relaxation[]> {
  const plans = await Promise.all(
    listDroppableFilters(state).map(async (relaxation) => {
      const { query } = await toStockQuery(tenant, relaxation.without, now)
      const count = { ...query, perPage: 0, facets: [], stats: [], histograms: [] }
      return {
        relaxation,
        queries: [count, ...(relaxation.kind === 'range' ? toNearestQueries(query, relaxation.attribute, relaxation.range) : [])],
      }
    }),
  )
  if (plans.length === 0) return []
  const answers = await searchEngineOf(tenant).multiSearch(plans.flatMap(({ queries }) => queries))
  const cards = new Map((await findCards(tenant, [...new Set(answers.flatMap(({ ids }) => ids))])).map((card) => [card.id, card]))
  let taken = 0
  const relaxations = plans.map(({ relaxation, queries }): Relaxation => {
    const [counted, ...beside] = answers.slice(taken, taken + queries.length)
    taken += queries.length
    const cars = beside.map(({ ids: [id] }) => (id === undefined ? undefined : cards.get(id)))
    return { ...relaxation, gain: counted?.total ?? 0, nearest: findNearest(relaxation, result, cars) }
  })
  return orderRelaxations(relaxations)
}

function findNearest(
  relaxation: DroppableFilter,
  { facets }: Pick<SearchResult, 'facets'>,
  cars: readonly (VehicleCard | undefined)[],
): NearestMatch | null {
  if (relaxation.kind === 'list') return findNearestValue(relaxation.values, facets[relaxation.attribute])
  if (relaxation.kind !== 'range') return null
  return findNearestNumber(
    relaxation.range,
    cars.map((car) => (car === undefined ? null : readNumber(car, relaxation.attribute))),
  )
}

/** Returns a card's value of an attribute in the unit of the search: dollars, km, years, Unix seconds. */
function readNumber(card: VehicleCard, attribute: RangeAttribute): number | null {
  const dollars = (cents: number | null | undefined) => (cents === null || cents === undefined ? null : toDollars(cents))
  const read: Record<RangeAttribute, number | null> = {
    price: dollars(resolveAskingPrice(card)),
    weekly_price: dollars(readQuotedWeekly(card.quote)),
    subscription_price: dollars(card.subscriptionPrice),
    km: card.km,
    year: card.year,
    ...describeCaravan(card),
    created_at_timestamp: card.createdAt,
  }
  return read[attribute]
}
