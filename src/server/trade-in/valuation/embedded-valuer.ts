import { computeMarketRange } from '@/domain/pricing/market-range'
import { computeTradeIn } from '@/domain/journeys/trade-in/valuation'
import { findComparables } from '@/server/gauge/comparables'
import type { Queryable } from '@/server/search/port'
import type { Valuer } from './port'

/** Values a car from the asking prices of similar vehicles on the platform, less the dealer's costs and deductions for its condition. */
export function createEmbeddedValuer(database: Queryable): Valuer {
  return {
    kind: 'embedded',
    ask: async ({ car, adjustments }) => {
      const market = computeMarketRange(car, await findComparables(database, car))
      return computeTradeIn(market, adjustments)
    },
  }
}
