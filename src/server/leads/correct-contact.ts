import type { Payload } from 'payload'
import type { FormValues } from '@/domain/leads/form-field'

/** The person of a journey changed their details: the lead has the new ones, and stays the one lead (REL-06). */
export async function correctContact(payload: Payload, leadId: number, values: FormValues): Promise<void> {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '')
  const [name, last_name, email, phone, postcode] = ['name', 'last_name', 'email', 'phone', 'postcode'].map(text)
  await payload.update({ collection: 'leads', id: leadId, data: { name: name ?? '', last_name, email, phone, postcode }, depth: 0 })
}
