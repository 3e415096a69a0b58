'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { noteVisit } from './visit-trail'

/** Records the pages of a visit for its leads (LEAD-02). Renders nothing. */
export function VisitNote() {
  const pathname = usePathname()
  useEffect(() => {
    noteVisit()
  }, [pathname])
  return null
}
