import { computeMarketRange } from '@/domain/pricing/market-range'
import { computeTradeIn } from '@/domain/journeys/trade-in/valuation'
import { findComparables } from '@/server/gauge/comparables'
import type { Queryable } from '@/server/search/port'
import type { Valuer } from './port'

/** Values a car by what the platform's dealers ask for its like, less their costs and what its state takes off. */
export function createEmbeddedValuer(database: Queryable): Valuer {
  return {
    kind: 'embedded',
    ask: async ({ car, adjustments }) => {
      const market = computeMarketRange(car, await findComparables(database, car))
      return computeTradeIn(market, adjustments)
    },
  }
}
