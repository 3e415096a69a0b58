'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { MEMORY_KEYS } from '@/domain/account/memory-keys'
import type { Measurement } from '@/domain/analytics/measurement'
import { recall } from '@/ui/primitives/browser-memory'
import { isTrackingAllowed } from '@/ui/primitives/log-event'
import type { ConsentBarProps } from './consent-bar'

/** Only logged (ERR-01): failing analytics don't affect the visit. */
const warn = (error: unknown) => console.warn('The visit is not measured.', error)

/** Asks for consent once if the site wants that, and starts Google Analytics if the site has a measurement id. Both load on demand. */
export function Analytics({ measurement: { measurementId, asksConsent } }: { measurement: Measurement }) {
  const [Bar, setBar] = useState<ComponentType<ConsentBarProps> | null>(null)
  const [answers, setAnswers] = useState(0)
  useEffect(() => {
    if (asksConsent && recall(MEMORY_KEYS.measuring) === null) {
      import('./consent-bar').then(({ ConsentBar }) => setBar(() => ConsentBar), warn)
    }
    if (measurementId !== null && isTrackingAllowed())
      import('./start-google-analytics').then(({ startGoogleAnalytics }) => startGoogleAnalytics(measurementId), warn)
  }, [asksConsent, measurementId, answers])
  if (!Bar || answers > 0) return null
  return <Bar onAnswer={() => setAnswers((count) => count + 1)} />
}
