'use client'

import { lazy } from 'react'
import type { BookingSummaryProps } from './booking-summary'

const BookingSummary = lazy(() => import('./booking-summary').then((module) => ({ default: module.BookingSummary })))

/** The summary beside a test drive form, rendered by the server; its script is loaded only by pages that show it. */
export function LiveSummary(props: BookingSummaryProps) {
  return <BookingSummary {...props} />
}
