import { z } from 'zod'
import { callService } from '@/server/outside/call-service'
import type { ServiceSettings } from '@/server/outside/service-settings'
import type { RegoLookup } from './port'

const word = z.string().trim().min(1).max(60)
const answer = z.object({
  make: word,
  model: word,
  badge: z.string().trim().max(80).nullish(),
  year: z.number().int().min(1900).max(2200),
})

/** Connects a register: posts `{ rego, regoState }` and expects the car as JSON, or 404. */
export function createServiceRego(settings: ServiceSettings): RegoLookup {
  return {
    kind: 'service',
    ask: async (question) => {
      const car = await callService(settings, question, answer)
      return car && { make: car.make, model: car.model, badge: car.badge || null, year: car.year }
    },
  }
}
