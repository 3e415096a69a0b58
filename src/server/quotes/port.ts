import type { LenderTerms } from '@/domain/finance/lender-terms'
import type { QuoteAnswer } from '@/domain/finance/quote'
import type { QuoteRequest } from '@/domain/finance/quote-request'

export type QuotesKind = 'embedded' | 'youx'

/** Whose rate table an embedded quote is made from, and the year that cars' ages are counted from. */
export type QuoteContext = { lender: LenderTerms | null; year: number }

/** Who quotes a weekly repayment for a car, whichever provider it is (API-08). */
export type Quotes = {
  kind: QuotesKind
  /**
   * The quote for a request; null when the provider makes none for it.
   * @throws when the provider does not answer in time or not in the agreed form.
   */
  ask: (request: QuoteRequest, context: QuoteContext) => Promise<QuoteAnswer | null>
}
