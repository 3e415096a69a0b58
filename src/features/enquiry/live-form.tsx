'use client'

import type { FormChoice, FormSite } from './form-site'
import { LeadForm } from './lead-form'
import { leaveForSuccess } from './leave-for-success'

export type LiveFormProps = { site: FormSite; choice: FormChoice; formId: string }

/**
 * A form of a page: drawn on the server, where it already works. It is part of the page rather than fetched after it: what a page waits for
 * is put where only a script finds it.
 */
export function LiveForm(props: LiveFormProps) {
  return <LeadForm {...props} onSent={leaveForSuccess} />
}
