'use client'

import type { Measurement } from '@/domain/analytics/measurement'
import { SearchArrival } from '@/features/car-visit/search-arrival'
import { VisitRecorder } from '@/features/enquiry/visit-recorder'
import { Analytics } from '@/features/analytics/analytics'
import { PhoneReveal } from '@/features/phone-reveal/phone-reveal'
import { LazySuggestions } from '@/features/search-suggestions/lazy-suggestions'
import { ToastHost } from '@/ui/primitives/toast/toast-host'

export type LatePartsProps = { measurement: Measurement }

/** What notes a visit, reveals phone numbers, suggests, says what happened and asks whether it may measure: none of it is there when a page appears. */
export function LateParts({ measurement }: LatePartsProps) {
  return (
    <>
      <LazySuggestions />
      <VisitRecorder />
      <SearchArrival />
      <PhoneReveal />
      <ToastHost />
      {(measurement.asksConsent || measurement.measurementId !== null) && <Analytics measurement={measurement} />}
    </>
  )
}
