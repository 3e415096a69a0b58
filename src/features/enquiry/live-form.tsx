'use client'

import { lazy } from 'react'
import type { FormChoice, FormSite } from './form-site'
import { leaveForSuccess } from './leave-for-success'

const LeadForm = lazy(() => import('./lead-form').then((module) => ({ default: module.LeadForm })))

export type LiveFormProps = { site: FormSite; choice: FormChoice; formId: string; level?: 2 | 3 }

/**
 * A form of a page: drawn on the server, where it already works; what checks it in the browser is fetched by pages that have one. No boundary
 * stands around it: what is large in a boundary is put where only a script finds it.
 */
export function LiveForm(props: LiveFormProps) {
  return <LeadForm {...props} onSent={leaveForSuccess} />
}
