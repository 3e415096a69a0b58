'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { TraceView } from './trace-view'

/** Shows a lead's deliveries in its admin form (ADM-18). */
export function LeadTrace() {
  const { id } = useDocumentInfo()
  return typeof id === 'number' ? <TraceView id={id} /> : null
}
