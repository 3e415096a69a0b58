import type { QuoteAnswer, QuoteContext } from '@/domain/finance/quote'
import type { QuoteRequest } from '@/domain/finance/quote-request'
import { env } from '@/env'
import { askService } from '../outside/ask-service'
import { shared } from '../cache/process-global'
import { createCircuit, type Circuit } from '../outside/circuit'
import { createEmbeddedQuotes } from './embedded-quotes'
import { createYouxQuotes } from './youx-quotes'

const circuit = (): Circuit => (shared<Circuit>('forecourt.quotes').value ??= createCircuit())

/**
 * The quote for a request (API-08): Youx's where its address is set, and the tenant's own rate table where it is not, or where Youx does not
 * answer. That Youx makes no quote is an answer and not filled in by ours. Never throws.
 */
export async function findQuote(request: QuoteRequest, context: QuoteContext): Promise<QuoteAnswer | null> {
  const { YOUX_URL: address, YOUX_KEY: key } = env()
  const embedded = createEmbeddedQuotes()
  if (address === undefined) return embedded.ask(request, context)
  const youx = createYouxQuotes({ address, key })
  const asking = await askService({ service: youx.kind, circuit: circuit(), ask: () => youx.ask(request, context) })
  return asking.kind === 'answered' ? asking.answer : embedded.ask(request, context)
}
