import type { quoteCall } from '@/contract/finance'
import { isPayment } from '@/domain/finance/payment'
import { readQuote } from '@/domain/finance/quote'
import type { QuoteRequest } from '@/domain/finance/quote-request'
import { callSite } from '@/features/call'
import { formatWeekly, type WeeklyView } from '@/ui/sections/vehicle-card/weekly-view'

async function askQuote(request: QuoteRequest, signal: AbortSignal): Promise<WeeklyView | null> {
  const given = await callSite<typeof quoteCall>('/api/youx/quote', { fields: request, signal })
  const quote = given.isOk ? readQuote(given.answer) : null
  const { weeklyRepayment: weekly, advertisedRate: rate, comparisonRate } = quote ?? {}
  // an amount may not stand without both of its rates, nor one that is none (FIN-26)
  if (weekly === undefined || rate == null || comparisonRate == null || !isPayment(weekly)) return null
  return formatWeekly({ weekly, rate, comparisonRate })
}

function writeQuote(view: WeeklyView): void {
  for (const part of ['amount', 'rate', 'comparisonRate'] as const) {
    for (const place of document.querySelectorAll(`[data-quote="${part}"]`)) {
      // writing is an addition too: what is right already is left alone
      if (place.textContent !== view[part]) place.textContent = view[part]
    }
  }
}

/**
 * Puts a quote where the page states its weekly estimate: every element with data-quote 'amount', 'rate' or 'comparisonRate'. All of them change
 * together, so an amount is never seen beside another one's rates. The sticky header is drawn later, at its first scroll: until the signal aborts, what
 * is added to the page gets the quote too (VDP-08). Any failure leaves the estimate (API-08).
 */
export async function showQuote(request: QuoteRequest, signal: AbortSignal): Promise<void> {
  const view = await askQuote(request, signal)
  if (!view || signal.aborted) return
  writeQuote(view)
  const additions = new MutationObserver(() => writeQuote(view))
  additions.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => additions.disconnect(), { once: true })
}
