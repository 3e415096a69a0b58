'use client'

import { useEffect } from 'react'
import type { QuoteRequest } from '@/domain/finance/quote-request'

/** Asks for the quote of a car that has none and puts it in the place of the estimate (FIN-38, API-08); draws nothing itself. */
export function FinanceQuote({ request }: { request: QuoteRequest }) {
  useEffect(() => {
    const asking = new AbortController()
    import('./show-quote').then(({ showQuote }) => showQuote(request, asking.signal)).catch(() => undefined)
    return () => asking.abort()
  }, [request])
  return null
}
