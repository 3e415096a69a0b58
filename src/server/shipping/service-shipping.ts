import { z } from 'zod'
import { toCents } from '@/domain/money/money'
import { callService } from '../outside/call-service'
import type { ServiceSettings } from '../outside/service-settings'
import type { Shipping } from './port'

const answer = z.object({ name: z.string().trim().min(1).max(200), price: z.number().min(0).max(1_000_000) })

/** Connects a carrier: posts `{ postcode, from }` as JSON and expects the region's name and the price in dollars (DEL-03). */
export function createServiceShipping(settings: ServiceSettings): Shipping {
  return {
    kind: 'service',
    ask: async (question) => {
      const estimate = await callService(settings, question, answer)
      return estimate && { name: estimate.name, price: toCents(estimate.price) ?? 0 }
    },
  }
}
