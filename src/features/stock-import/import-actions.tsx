'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { ImportDecision } from './import-decision'

/** Shows the actions of an import in the admin, by its state (ADM-19). */
export function ImportActions() {
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.state?.value)
  const router = useRouter()
  return <ImportDecision id={Number(id)} state={typeof state === 'string' ? state : ''} onDone={() => router.refresh()} />
}
