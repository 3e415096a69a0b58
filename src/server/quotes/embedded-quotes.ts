import { quoteFromTable } from '@/domain/finance/quote'
import type { Quotes } from './port'

/** Quotes from the rate table in the tenant's lender settings, without an outside service. */
export function createEmbeddedQuotes(): Quotes {
  return { kind: 'embedded', ask: async (request, context) => quoteFromTable(request, context) }
}
