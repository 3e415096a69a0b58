'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { recordVisit } from './visit-trail'

/** Records the pages of a visit for its leads (LEAD-02). Renders nothing. */
export function VisitRecorder() {
  const pathname = usePathname()
  useEffect(() => {
    recordVisit()
  }, [pathname])
  return null
}
