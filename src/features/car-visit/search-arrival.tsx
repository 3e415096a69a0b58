'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { isSearchArrival, VISIT_EVENTS } from '@/domain/analytics/visit-event'
import { logEvent } from '@/ui/primitives/log-event'

/** Returns the path of the referring page on this site, or null. */
function readReferrer(): string | null {
  const { referrer } = document
  if (!URL.canParse(referrer)) return null
  const { origin, pathname } = new URL(referrer)
  return origin === window.location.origin ? pathname : null
}

/** Logs the arrival at the search once, however often filters change afterwards (EVT-16). Renders nothing. */
export function SearchArrival() {
  const pathname = usePathname()
  const before = useRef<string | null>(null)
  useEffect(() => {
    const from = before.current ?? readReferrer()
    before.current = pathname
    if (isSearchArrival(from, pathname)) logEvent(VISIT_EVENTS.searchView, null)
  }, [pathname])
  return null
}
