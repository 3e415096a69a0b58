import type { Payload } from 'payload'
import { recordConsent } from '@/domain/leads/form/consent'
import type { FormValues } from '@/domain/leads/form/form-field'
import { inTransaction } from '../database/in-transaction'
import { onTransaction } from '../database/transaction'
import { requeueDeliveries } from '../lead-dispatch/outbox'

export type Correction = {
  leadId: number
  values: FormValues
  /** The tenant in the notice beside the form. */
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
 * Updates a lead's contact details or consent during a journey. It stays the same lead (REL-06, SEC-05) and is sent again, so that the
 * dealer does not call a wrong number (REL-01). Equal details change nothing.
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
    await requeueDeliveries(run, leadId, 'Sent again: the customer changed their details')
  })
}
