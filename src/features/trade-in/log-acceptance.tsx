'use client'

import { useEffect } from 'react'
import { VISIT_EVENTS } from '@/domain/analytics/visit-event'
import { logEvent } from '@/ui/primitives/log-event'

const LOGGED_KEY = 'offerAccepted'

/** Whether this browser has told of this journey's acceptance before; a browser that refuses its storage tells again. */
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
 * Tells that an offer was accepted, once for each journey, however often its last page is looked at (EVT-08). It draws nothing. Counting is the browser's
 * for every event: it alone knows the visitor's consent and pushes to the data layer. Without scripts an acceptance is not counted, and not lost either:
 * its lead carries the event's number (TRD-05).
 */
export function LogAcceptance({ journey, carId }: { journey: string; carId: number | null }) {
  useEffect(() => {
    if (isFirstTime(journey)) logEvent(VISIT_EVENTS.offerAccepted, carId)
  }, [journey, carId])
  return null
}
