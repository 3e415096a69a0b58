'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { TraceView } from './trace-view'

/** On a lead in the admin: where it was sent and what came of it (ADM-18). */
export function LeadTrace() {
  const { id } = useDocumentInfo()
  return typeof id === 'number' ? <TraceView id={id} /> : null
}
