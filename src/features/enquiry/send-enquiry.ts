import type { leadCall } from '@/contract/leads'
import { callSite, type RequestOf } from '@/features/call'

/** How long a lead may take before the visitor hears that it failed. */
const PATIENCE_MS = 20_000
const OUTDATED = 409

/** What stands for a failure that has no words of its own (LEAD-16), and in a form of several steps (LEAD-20). */
export const UNKNOWN_FAILURE = 'An error occurred when submitting this form'
export const UNKNOWN_STEP_FAILURE = 'An unexpected error occured'

/**
 * What came of a form; `fields` are the messages by field name, `event` the analytics event that it reports, with the car that it is about. `outdated`: its
 * key stands for a form with something else in it.
 */
export type SendOutcome =
  | { kind: 'sent'; leadId: number | null; event: number | null; carId: number | null }
  | { kind: 'refused'; message: string; fields: Record<string, string> }
  | { kind: 'failed' | 'outdated'; message: string }

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/**
 * Sends a form once; whatever goes wrong comes back as an outcome, so that a form keeps what was typed (API-15, LEAD-16). A form in several steps
 * needs the id of its lead: without one it failed (LEAD-20).
 */
export async function sendEnquiry(form: RequestOf<typeof leadCall>, isMultiStep = false): Promise<SendOutcome> {
  const unknown = isMultiStep ? UNKNOWN_STEP_FAILURE : UNKNOWN_FAILURE
  const given = await callSite<typeof leadCall>('/api/leads', { needs: {}, fields: form, signal: AbortSignal.timeout(PATIENCE_MS) })
  const stored = given.isOk ? given.answer : null
  const leadId = numberOf(stored?.lead_id)
  // a success that cannot be read is one all the same
  const isTaken = given.status >= 200 && given.status < 300
  if (isTaken && (leadId !== null || !isMultiStep))
    return { kind: 'sent', leadId, event: numberOf(stored?.event), carId: numberOf(stored?.car_id) }
  const { message, fields } = given.isOk ? { message: null, fields: {} } : given
  if (given.status === OUTDATED) return { kind: 'outdated', message: message ?? unknown }
  return Object.keys(fields).length > 0
    ? { kind: 'refused', message: message ?? unknown, fields }
    : { kind: 'failed', message: message ?? unknown }
}
