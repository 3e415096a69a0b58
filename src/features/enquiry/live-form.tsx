'use client'

import { lazy, Suspense } from 'react'
import type { FormChoice, FormSite } from './form-site'
import { leaveForSuccess } from './leave-for-success'

const LeadForm = lazy(() => import('./lead-form').then((module) => ({ default: module.LeadForm })))

export type LiveFormProps = { site: FormSite; choice: FormChoice; formId: string }

/** A form of a page: drawn on the server, where it already works; what checks it in the browser is fetched after the page. */
export function LiveForm(props: LiveFormProps) {
  return (
    <Suspense>
      <LeadForm {...props} onSent={leaveForSuccess} />
    </Suspense>
  )
}
