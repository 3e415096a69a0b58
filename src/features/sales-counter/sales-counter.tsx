'use client'

import { useEffect, useState } from 'react'
import { estimateMonthlySales, SALES_REFRESH_MS } from '@/domain/sales/sales-counter'

/** The number of the month's sales; a page is kept for a day, so the browser works it out anew when it opens and every 150 s (MISC-03). */
export function SalesCounter({ initial }: { initial: number }) {
  const [count, setCount] = useState(initial)
  useEffect(() => {
    const look = () => setCount(estimateMonthlySales(Date.now() / 1000))
    look()
    const timer = setInterval(look, SALES_REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return <span className="type-hero">{count.toLocaleString('en-AU')}</span>
}
