'use client'

import { lazy } from 'react'
import type { BookingSummaryProps } from './booking-summary'

const BookingSummary = lazy(() => import('./booking-summary').then((module) => ({ default: module.BookingSummary })))

/** The summary beside a test drive's form: drawn on the server; what follows the form in the browser is fetched by pages that have one. */
export function LiveSummary(props: BookingSummaryProps) {
  return <BookingSummary {...props} />
}
