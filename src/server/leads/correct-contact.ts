import type { Payload } from 'payload'
import { recordConsent } from '@/domain/leads/consent'
import type { FormValues } from '@/domain/leads/form-field'

export type Correction = {
  leadId: number
  values: FormValues
  /** Whose notice stands beside the form. */
  tenantName: string
  /** Unix seconds. */
  now: number
}

/** The person of a journey changed their details, or what they agree to: the lead has the new ones, and stays the one lead (REL-06, SEC-05). */
export async function correctContact(payload: Payload, { leadId, values, tenantName, now }: Correction): Promise<void> {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '')
  const [name, last_name, email, phone, postcode] = ['name', 'last_name', 'email', 'phone', 'postcode'].map(text)
  const opt_in = values.opt_in !== false
  const consent = { ...recordConsent(tenantName, { opt_in, terms: null }, now) }
  await payload.update({
    collection: 'leads',
    id: leadId,
    data: { name: name ?? '', last_name, email, phone, postcode, opt_in, consent },
    depth: 0,
  })
}
