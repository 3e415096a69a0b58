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
 * The quote for a request (API-08): Youx's where its address is set, and the tenant's own rate table where it is not, or where Youx does not
 * answer. That Youx makes no quote is an answer and not filled in by ours. Never throws.
 */
export function findQuote(request: QuoteRequest, context: QuoteContext): Promise<QuoteResponse | null> {
  return quotes.find((provider) => provider.ask(request, context))
}
