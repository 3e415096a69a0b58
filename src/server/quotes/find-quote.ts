import type { QuoteResponse, QuoteContext } from '@/domain/finance/quote'
import type { QuoteRequest } from '@/domain/finance/quote-request'
import { env } from '@/env'
import { defineService } from '../outside/define-service'
import { serviceSettings, toServiceSettings } from '../outside/service-settings'
import { createEmbeddedQuotes } from './embedded-quotes'
import { createYouxQuotes } from './youx-quotes'

const quotes = defineService({
  name: 'quotes',
  settings: serviceSettings(),
  configure: () => toServiceSettings(env().YOUX_URL, env().YOUX_KEY),
  connect: createYouxQuotes,
  embedded: createEmbeddedQuotes,
  fallback: 'embedded',
})

/**
 * Returns the quote for a request (API-08): from Youx if its address is set, else from the tenant's own rate table, which is also the
 * fallback when Youx does not answer. When Youx makes no quote, the result is null. Never throws.
 */
export function findQuote(request: QuoteRequest, context: QuoteContext): Promise<QuoteResponse | null> {
  return quotes.find((provider) => provider.ask(request, context))
}
