import { z } from 'zod'
import { toCents } from '@/domain/money/money'
import { callService } from '@/server/outside/call-service'
import type { ServiceSettings } from '@/server/outside/service-settings'
import type { Valuer } from './port'

const dollars = z.number().positive().max(5_000_000)
const answer = z
  .object({
    offer_price: dollars,
    offer_min: dollars.optional(),
    offer_max: dollars.optional(),
    confidence: z.number().min(0).max(1).catch(0.5),
    comparables: z.number().int().min(0).catch(0),
  })
  .refine(({ offer_price, offer_min = offer_price, offer_max = offer_price }) => offer_min <= offer_price && offer_price <= offer_max, {
    error: 'the offer lies outside of its own range',
  })

/**
 * Connects a valuation service: posts rego, car and answers as JSON and expects an offer in dollars with its range; 404 means that it knows
 * none.
 */
export function createServiceValuer(settings: ServiceSettings): Valuer {
  return {
    kind: 'service',
    ask: async ({ car, rego, adjustments }) => {
      const value = await callService(settings, { ...rego, ...car, adjustments }, answer)
      if (!value) return null
      const { offer_price, offer_min, offer_max, confidence, comparables } = value
      const cents = (amount: number) => toCents(amount) ?? 0
      return {
        price: cents(offer_price),
        min: cents(offer_min ?? offer_price),
        max: cents(offer_max ?? offer_price),
        confidence,
        comparables,
      }
    },
  }
}
