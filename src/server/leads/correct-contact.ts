import type { Payload } from 'payload'
import { recordConsent } from '@/domain/leads/form/consent'
import type { FormValues } from '@/domain/leads/form/form-field'
import { inTransaction } from '../database/in-transaction'
import { onTransaction } from '../database/transaction'
import { planAgain } from '../lead-dispatch/outbox'

export type Correction = {
  leadId: number
  values: FormValues
  /** Whose notice stands beside the form. */
  tenantName: string
  /** Unix seconds. */
  now: number
}

const DETAILS = ['name', 'last_name', 'email', 'phone', 'postcode'] as const

function toDetails(values: FormValues): Record<(typeof DETAILS)[number], string> {
  const text = (name: (typeof DETAILS)[number]) => (typeof values[name] === 'string' ? values[name] : '')
  return { name: text('name'), last_name: text('last_name'), email: text('email'), phone: text('phone'), postcode: text('postcode') }
}

/**
 * The person of a journey changed their details, or what they agree to: the lead has the new ones, stays the one lead (REL-06, SEC-05), and goes to its
 * destinations again: who was told a wrong number calls nobody (REL-01). The same details a second time change nothing.
 */
export async function correctContact(payload: Payload, { leadId, values, tenantName, now }: Correction): Promise<void> {
  const details = toDetails(values)
  const opt_in = values.opt_in !== false
  await inTransaction(payload, async (req) => {
    const run = await onTransaction(req)
    await run('select id from leads where id = $1::integer for no key update', [leadId])
    const lead = await payload.findByID({ collection: 'leads', id: leadId, depth: 0, disableErrors: true, req })
    const isSame = lead && DETAILS.every((name) => (lead[name] ?? '') === details[name]) && (lead.opt_in !== false) === opt_in
    if (!lead || isSame) return
    const consent = { ...recordConsent(tenantName, { opt_in, terms: null }, now) }
    await payload.update({ collection: 'leads', id: leadId, data: { ...details, opt_in, consent }, depth: 0, req })
    await planAgain(run, leadId, 'Sent again: the customer changed their details')
  })
}
