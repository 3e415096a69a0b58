import { z } from 'zod'
import { callService } from '../outside/call-service'
import type { ServiceSettings } from '../outside/service-settings'
import type { Quotes } from './port'

const answer = z.object({
  weeklyRepaymentAmount: z.number().positive(),
  advertisedRate: z
    .number()
    .nullish()
    .transform((rate) => rate ?? null),
  comparisonRate: z
    .number()
    .nullish()
    .transform((rate) => rate ?? null),
})

/** Connects the broker Youx: sends the fields of FIN-37 as JSON and returns the quote's fields unchanged (FIN-38). */
export function createYouxQuotes(settings: ServiceSettings): Quotes {
  return { kind: 'youx', ask: (request) => callService(settings, request, answer) }
}
