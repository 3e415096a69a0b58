'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { MEMORY_KEYS } from '@/domain/account/stored-cars'
import type { Measurement } from '@/domain/analytics/measurement'
import { recall } from '@/ui/primitives/browser-memory'
import { isTrackingAllowed } from '@/ui/primitives/log-event'
import type { ConsentBarProps } from './consent-bar'

/** Logged only (ERR-01): a visit that is not measured is no worse. */
const warn = (error: unknown) => console.warn('The visit is not measured.', error)

/** Asks once where the site asks, and tells Google Analytics where the site has a stream there; both are fetched when there is need. */
export function Measuring({ measurement: { measurementId, asksConsent } }: { measurement: Measurement }) {
  const [Bar, setBar] = useState<ComponentType<ConsentBarProps> | null>(null)
  const [answers, setAnswers] = useState(0)
  useEffect(() => {
    if (asksConsent && recall(MEMORY_KEYS.measuring) === null) {
      import('./consent-bar').then(({ ConsentBar }) => setBar(() => ConsentBar), warn)
    }
    if (measurementId !== null && isTrackingAllowed()) import('./start-google').then(({ startGoogle }) => startGoogle(measurementId), warn)
  }, [asksConsent, measurementId, answers])
  if (!Bar || answers > 0) return null
  return <Bar onAnswer={() => setAnswers((count) => count + 1)} />
}
