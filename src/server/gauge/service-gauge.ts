import { z } from 'zod'
import { resolveAskingPrice } from '@/domain/pricing/price-display'
import { toDollars } from '@/domain/money/money'
import { callService } from '../outside/call-service'
import type { ServiceSettings } from '../outside/service-settings'
import type { MarketGauge } from './port'

const answer = z
  .object({
    fill: z.unknown(),
    listing_price: z.unknown(),
    market_range_min: z.unknown(),
    market_range_max: z.unknown(),
    confidence: z.unknown(),
    description: z.unknown(),
    similar_cars: z.unknown(),
  })
  .partial()

/**
 * Connects a valuation service (`address` such as 'https://gauge.example/v1/market'). It posts a vehicle as JSON and expects the fields of
 * GAUGE-02; 404 means that the service does not know the vehicle.
 */
export function createServiceGauge(settings: ServiceSettings): MarketGauge {
  return {
    kind: 'service',
    ask: ({ slug, make, model, badge, year, km, vin, nvic, ...prices }) => {
      const listing = resolveAskingPrice(prices)
      const price = listing === null ? null : toDollars(listing)
      return callService(settings, { slug, make, model, badge, year, km, vin, nvic, price }, answer)
    },
  }
}
