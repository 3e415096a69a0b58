'use client'

import { type ComponentProps, lazy } from 'react'
import type { BookingSummary as Summary } from './booking-summary'

const BookingSummary = lazy(() => import('./booking-summary').then((module) => ({ default: module.BookingSummary })))

/** What a test drive will be, its script fetched by the pages that have its form; no boundary around it, so that it stands in their markup. */
export function LazyBookingSummary(props: ComponentProps<typeof Summary>) {
  return <BookingSummary {...props} />
}
