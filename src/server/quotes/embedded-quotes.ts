import { quoteFromTable } from '@/domain/finance/quote'
import type { Quotes } from './port'

/** Quotes from the rate table that the tenant keeps of its lender; nobody outside is asked. */
export function createEmbeddedQuotes(): Quotes {
  return { kind: 'embedded', ask: async (request, context) => quoteFromTable(request, context) }
}
