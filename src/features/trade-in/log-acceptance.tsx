'use client'

import { useEffect } from 'react'
import { VISIT_EVENTS } from '@/domain/analytics/visit-event'
import { logEvent } from '@/ui/primitives/log-event'

const LOGGED_KEY = 'offerAccepted'

/** Checks whether this browser reports the journey's acceptance for the first time. Without browser storage it reports again. */
function isFirstTime(journey: string): boolean {
  try {
    if (sessionStorage.getItem(LOGGED_KEY) === journey) return false
    sessionStorage.setItem(LOGGED_KEY, journey)
  } catch {
    return true
  }
  return true
}

/**
 * Reports an accepted offer once per journey, however often its last page is opened (EVT-08). Renders nothing. The browser reports all
 * events, because only it knows the visitor's consent and the data layer. Without JavaScript the acceptance is still in its lead, with the
 * event's number (TRD-05).
 */
export function LogAcceptance({ journey, carId }: { journey: string; carId: number | null }) {
  useEffect(() => {
    if (isFirstTime(journey)) logEvent(VISIT_EVENTS.offerAccepted, carId)
  }, [journey, carId])
  return null
}
