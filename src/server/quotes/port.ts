import type { QuoteResponse, QuoteContext } from '@/domain/finance/quote'
import type { QuoteRequest } from '@/domain/finance/quote-request'

export type QuotesKind = 'embedded' | 'youx'

/** The provider of weekly repayment quotes (API-08). */
export type Quotes = {
  kind: QuotesKind
  /**
   * Returns the quote for a request; null when the provider makes none.
   * @throws ServiceUnavailableError when an outside provider does not answer in time or in the agreed form.
   */
  ask: (request: QuoteRequest, context: QuoteContext) => Promise<QuoteResponse | null>
}
