'use client'

import { lazy } from 'react'
import type { FormChoice, FormSite } from './form-site'
import { openSuccessPage } from './open-success-page'

const LeadForm = lazy(() => import('./lead-form').then((module) => ({ default: module.LeadForm })))

export type LiveFormProps = { site: FormSite; choice: FormChoice; formId: string; level?: 2 | 3 }

/**
 * A page's form, rendered by the server and usable there; validation is loaded only by pages with a form. Not wrapped in Suspense: React
 * hides large boundaries until JavaScript runs.
 */
export function LiveForm(props: LiveFormProps) {
  return <LeadForm {...props} onSent={openSuccessPage} />
}
