'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { noteVisit } from './visit-trail'

/** Notes the pages of a visit, which a lead tells (LEAD-02). It draws nothing. */
export function VisitNote() {
  const pathname = usePathname()
  useEffect(() => {
    noteVisit()
  }, [pathname])
  return null
}
