import { computeMarketRange, toGaugeFill } from '@/domain/pricing/market-range'
import { toDollars } from '@/domain/money/money'
import { resolveAskingPrice } from '@/domain/pricing/price-display'
import type { Queryable } from '../search/port'
import { findComparables } from './comparables'
import type { MarketGauge } from './port'

/** Derives the market from the platform's own stock: asking prices of comparable vehicles of all dealers. */
export function createEmbeddedGauge(database: Queryable): MarketGauge {
  return {
    kind: 'embedded',
    ask: async ({ id, make, model, badge, year, km, ...prices }) => {
      const listing = resolveAskingPrice(prices)
      if (year === null || listing === null) return null
      const market = computeMarketRange({ badge, year, km }, await findComparables(database, { make, model, year, exceptId: id }))
      return (
        market && {
          fill: toGaugeFill(listing, market),
          listing_price: toDollars(listing),
          market_range_min: toDollars(market.min),
          market_range_max: toDollars(market.max),
          confidence: market.confidence,
          description: '',
          similar_cars: market.comparables,
        }
      )
    },
  }
}
