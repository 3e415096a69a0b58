import type { quoteCall } from '@/contract/finance'
import { isPayment } from '@/domain/finance/payment'
import { describeWeekly } from '@/domain/vehicle/brochure'
import { readQuote } from '@/domain/finance/quote'
import { QUOTE_BROKER } from '@/domain/finance/weekly-estimate'
import type { QuoteRequest } from '@/domain/finance/quote-request'
import { callSite } from '@/features/call'
import { recall } from '@/ui/primitives/browser-memory'
import { formatWeekly, WEEKLY_PARTS, type WeeklyView } from '@/ui/sections/vehicle-card/weekly-view'

async function fetchQuote(request: QuoteRequest, signal: AbortSignal): Promise<WeeklyView | null> {
  const result = await callSite<typeof quoteCall>('/api/youx/quote', { fields: request, signal })
  const quote = result.isOk ? readQuote(result.answer) : null
  const { weeklyRepayment: weekly, advertisedRate: rate, comparisonRate } = quote ?? {}
  // An amount must not appear without both of its rates, nor when it isn't a payment (FIN-26).
  if (weekly === undefined || rate == null || comparisonRate == null || !isPayment(weekly)) return null
  return formatWeekly({ price: 0, weekly, rate, comparisonRate, source: 'quote', lender: QUOTE_BROKER })
}

function writeQuote(view: WeeklyView): void {
  const line = describeWeekly(view)
  for (const place of document.querySelectorAll('[data-weekly-line]')) if (place.textContent !== line) place.textContent = line
  for (const part of WEEKLY_PARTS) {
    for (const place of document.querySelectorAll(`[data-quote="${part}"]`)) {
      // Writing triggers the mutation observer again, so leave correct text alone.
      if (place.textContent !== view[part]) place.textContent = view[part]
    }
  }
}

/**
 * Writes a quote into the weekly estimates of the page: all elements with data-quote. They change
 * together, so an amount never appears with another quote's rates. The sticky header is rendered at the first scroll, so elements added
 * before the signal aborts get the quote too (VDP-08). On any failure the estimate stays (API-08), and so it does for a visitor who has
 * chosen loan terms, because the quote is for others (LOOK-01).
 */
export async function showQuote(request: QuoteRequest, signal: AbortSignal): Promise<void> {
  if (recall('loanTerms') !== null) return
  const view = await fetchQuote(request, signal)
  if (!view || signal.aborted) return
  writeQuote(view)
  const additions = new MutationObserver(() => writeQuote(view))
  additions.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => additions.disconnect(), { once: true })
}
