import { toDollars } from '@/domain/money/money'
import { resolveAskingPrice } from '@/domain/pricing/price-display'
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
 * For a search that finds nothing: each of its filters with the number of cars that there are without it, and what comes nearest to it,
 * the best first (SRP-13). All of it is one call of the engine; every number is counted.
 * @param result the answer to the search itself, whose facets count the other values of its lists.
 * @param now Unix seconds.
 * @throws SearchUnavailableError when the engine does not answer.
 */
export async function findWaysOut(
  tenant: Tenant,
  state: SearchState,
  result: Pick<SearchResult, 'facets'>,
  now: number,
): Promise<Relaxation[]> {
  const plans = await Promise.all(
    listDroppableFilters(state).map(async (way) => {
      const { query } = await toStockQuery(tenant, way.without, now)
      const count = { ...query, perPage: 0, facets: [], stats: [], histograms: [] }
      return { way, queries: [count, ...(way.kind === 'range' ? toNearestQueries(query, way.attribute, way.range) : [])] }
    }),
  )
  if (plans.length === 0) return []
  const answers = await searchEngineOf(tenant).multiSearch(plans.flatMap(({ queries }) => queries))
  const cards = new Map((await findCards(tenant, [...new Set(answers.flatMap(({ ids }) => ids))])).map((card) => [card.id, card]))
  let taken = 0
  const ways = plans.map(({ way, queries }): Relaxation => {
    const [counted, ...beside] = answers.slice(taken, taken + queries.length)
    taken += queries.length
    const cars = beside.map(({ ids: [id] }) => (id === undefined ? undefined : cards.get(id)))
    return { ...way, gain: counted?.total ?? 0, nearest: findNearest(way, result, cars) }
  })
  return orderRelaxations(ways)
}

function findNearest(
  way: DroppableFilter,
  { facets }: Pick<SearchResult, 'facets'>,
  cars: readonly (VehicleCard | undefined)[],
): NearestMatch | null {
  if (way.kind === 'list') return findNearestValue(way.values, facets[way.attribute])
  if (way.kind !== 'range') return null
  return findNearestNumber(
    way.range,
    cars.map((car) => (car === undefined ? null : readNumber(car, way.attribute))),
  )
}

/** What a card says of an attribute, in the unit of the search: dollars, km, years, Unix seconds. */
function readNumber(card: VehicleCard, attribute: RangeAttribute): number | null {
  const dollars = (cents: number | null | undefined) => (cents === null || cents === undefined ? null : toDollars(cents))
  const read: Record<RangeAttribute, number | null> = {
    price: dollars(resolveAskingPrice(card)),
    weekly_price: dollars(card.quote?.weeklyRepayment),
    subscription_price: dollars(card.subscriptionPrice),
    km: card.km,
    year: card.year,
    created_at_timestamp: card.createdAt,
  }
  return read[attribute]
}
