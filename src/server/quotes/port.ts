import type { QuoteResponse, QuoteContext } from '@/domain/finance/quote'
import type { QuoteRequest } from '@/domain/finance/quote-request'

export type QuotesKind = 'embedded' | 'youx'

/** Who quotes a weekly repayment for a car, whichever provider it is (API-08). */
export type Quotes = {
  kind: QuotesKind
  /**
   * The quote for a request; null when the provider makes none for it.
   * @throws ServiceUnavailableError when an outside provider does not answer in time or not in the agreed form.
   */
  ask: (request: QuoteRequest, context: QuoteContext) => Promise<QuoteResponse | null>
}
