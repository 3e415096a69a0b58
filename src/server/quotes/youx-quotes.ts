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

/** Quotes of the broker Youx: the fields of FIN-37 go out as JSON, those of the quote come back as they are (FIN-38). */
export function createYouxQuotes(settings: ServiceSettings): Quotes {
  return { kind: 'youx', ask: (request) => callService(settings, request, answer) }
}
