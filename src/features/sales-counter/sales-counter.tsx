'use client'

import { useEffect, useState } from 'react'
import { formatFigure } from '@/domain/numbers/figures'

/** Counts the month's sales. Pages are cached for a day, so the browser recalculates the number on load and every 150 s (MISC-03). */
export function SalesCounter({ initial }: { initial: number }) {
  const [count, setCount] = useState(initial)
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    // Loaded only on pages with a counter; on failure the server's number stays.
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
