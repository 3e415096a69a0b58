import { z } from 'zod'
import { computeMarketRange, toGaugeFill } from '@/domain/gauge/market-range'
import { toCents, toDollars } from '@/domain/money'
import { resolveAskingPrice } from '@/domain/pricing/price-display'
import type { Queryable } from '../search/port'
import type { MarketGauge } from './port'

/** More cars than this say nothing more. */
const MOST_COMPARED = 400

const COMPARABLE = `
  select badge, year::float8 as year, km::float8 as km, coalesce(nullif(offer_price, 0), price)::float8 as price
  from vehicles
  where lower(make) = lower($1) and lower(model) = lower($2) and status = 'in_stock' and show_on_dealer_website
    and price > 0 and year is not null and id <> $3
  order by abs(year - $4), id
  limit ${MOST_COMPARED}`

const rows = z.array(z.object({ badge: z.string().nullable(), year: z.number(), km: z.number().nullable(), price: z.number() }))

/** The market as the platform's own stock shows it: asking prices of comparable cars of all its dealers. */
export function createEmbeddedGauge(database: Queryable): MarketGauge {
  return {
    kind: 'embedded',
    ask: async ({ id, make, model, badge, year, km, ...prices }) => {
      const listing = resolveAskingPrice(prices)
      if (year === null || listing === null) return null
      const found = await database.query(COMPARABLE, [make, model, id, year])
      const cars = rows.parse(found.rows).map(({ price, ...car }) => ({ ...car, price: toCents(price) ?? 0 }))
      const market = computeMarketRange({ badge, year, km }, cars)
      return (
        market && {
          fill: toGaugeFill(listing, market),
          listing_price: toDollars(listing),
          market_range_min: toDollars(market.min),
          market_range_max: toDollars(market.max),
          confidence: market.confidence,
          description: '',
        }
      )
    },
  }
}
