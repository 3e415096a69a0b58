'use client'

import type { Measurement } from '@/domain/analytics/measurement'
import { SearchArrival } from '@/features/car-visit/search-arrival'
import { VisitNote } from '@/features/enquiry/visit-note'
import { Measuring } from '@/features/measuring/measuring'
import { PhoneReveal } from '@/features/phone-reveal/phone-reveal'
import { SuggestOnNeed } from '@/features/search-suggestions/suggest-on-need'
import { ToastHost } from '@/ui/primitives/toast/toast-host'

export type DeferredContentProps = { measurement: Measurement }

/** The parts that load after the page has appeared: tracking, phone numbers, suggestions, toasts and the consent banner. */
export function DeferredContent({ measurement }: DeferredContentProps) {
  return (
    <>
      <SuggestOnNeed />
      <VisitNote />
      <SearchArrival />
      <PhoneReveal />
      <ToastHost />
      {(measurement.asksConsent || measurement.measurementId !== null) && <Measuring measurement={measurement} />}
    </>
  )
}
