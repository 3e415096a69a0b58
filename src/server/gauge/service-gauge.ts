import { z } from 'zod'
import { resolveAskingPrice } from '@/domain/pricing/price-display'
import { toDollars } from '@/domain/money'
import type { MarketGauge } from './port'

/** `address` is the service's own, 'https://gauge.example/v1/market'. */
export type GaugeServiceSettings = { address: string; key: string | undefined; timeoutMs?: number }

const TIMEOUT_MS = 2_000
const answer = z.object({
  fill: z.unknown(),
  listing_price: z.unknown(),
  market_range_min: z.unknown(),
  market_range_max: z.unknown(),
  confidence: z.unknown(),
  description: z.unknown(),
})

/** The market from a valuation service: a car goes out as JSON, the fields of GAUGE-02 come back; 404 means that it knows none. */
export function createServiceGauge({ address, key, timeoutMs = TIMEOUT_MS }: GaugeServiceSettings): MarketGauge {
  return {
    kind: 'service',
    ask: async ({ slug, make, model, badge, year, km, vin, nvic, ...prices }) => {
      const listing = resolveAskingPrice(prices)
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
        body: JSON.stringify({ slug, make, model, badge, year, km, vin, nvic, price: listing === null ? null : toDollars(listing) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`the gauge answers with status ${response.status}`)
      return answer.partial().parse(await response.json())
    },
  }
}
