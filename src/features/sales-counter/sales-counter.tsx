'use client'

import { useEffect, useState } from 'react'
import { formatFigure } from '@/domain/numbers/figures'

/** The number of the month's sales; a page is kept for a day, so the browser works it out anew when it opens and every 150 s (MISC-03). */
export function SalesCounter({ initial }: { initial: number }) {
  const [count, setCount] = useState(initial)
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    // the calendar of Brisbane is fetched by pages that count, not by all; without it the number of the page stays
    import('@/domain/promotions/sales-counter').then(
      ({ estimateMonthlySales, SALES_REFRESH_MS }) => {
        if (isGone) return
        const look = () => setCount(estimateMonthlySales(Date.now() / 1000))
        look()
        const timer = setInterval(look, SALES_REFRESH_MS)
        stop = () => clearInterval(timer)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return <span className="type-hero">{formatFigure(count)}</span>
}
