'use client'

import type { Measurement } from '@/domain/analytics/measurement'
import { SearchArrival } from '@/features/car-visit/search-arrival'
import { VisitRecorder } from '@/features/enquiry/visit-recorder'
import { Analytics } from '@/features/analytics/analytics'
import { PhoneReveal } from '@/features/phone-reveal/phone-reveal'
import { SearchOverlayHost } from '@/features/search-overlay/search-overlay-host'
import { LazySuggestions } from '@/features/search-suggestions/lazy-suggestions'
import { ToastHost } from '@/ui/primitives/toast/toast-host'

export type DeferredContentProps = { measurement: Measurement }

/** The parts that load after the page has appeared: tracking, phone numbers, suggestions, toasts and the consent banner. */
export function DeferredContent({ measurement }: DeferredContentProps) {
  return (
    <>
      <LazySuggestions />
      <SearchOverlayHost />
      <VisitRecorder />
      <SearchArrival />
      <PhoneReveal />
      <ToastHost />
      {(measurement.asksConsent || measurement.measurementId !== null) && <Analytics measurement={measurement} />}
    </>
  )
}
