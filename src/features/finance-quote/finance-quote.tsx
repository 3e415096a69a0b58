'use client'

import { useEffect } from 'react'
import type { QuoteRequest } from '@/domain/finance/quote-request'

/** Fetches the quote of a vehicle without a stored one and replaces the estimate with it (FIN-38, API-08). Renders nothing itself. */
export function FinanceQuote({ request }: { request: QuoteRequest }) {
  useEffect(() => {
    const controller = new AbortController()
    import('./show-quote').then(({ showQuote }) => showQuote(request, controller.signal)).catch(() => undefined)
    return () => controller.abort()
  }, [request])
  return null
}
