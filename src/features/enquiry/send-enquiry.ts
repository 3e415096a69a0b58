import type { leadCall } from '@/contract/leads'
import { callSite, type RequestOf } from '@/features/call'

/** Deadline for sending a lead. */
const DEADLINE_MS = 20_000
const OUTDATED = 409

/** Default messages for a failure (LEAD-16) and for a failure of a form in steps (LEAD-20). */
export const UNKNOWN_FAILURE = 'An error occurred when submitting this form'
export const UNKNOWN_STEP_FAILURE = 'An unexpected error occured'

/**
 * Result of sending a form. `fields` are messages by field name; `event` is the analytics event to report, with its vehicle. `outdated`
 * means the key was already used for other content.
 */
export type SendOutcome =
  | { kind: 'sent'; leadId: number | null; event: number | null; carId: number | null }
  | { kind: 'refused'; message: string; fields: Record<string, string> }
  | { kind: 'failed' | 'outdated'; message: string }

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/**
 * Sends a form once. Failures are returned as an outcome, so that the form keeps its input (API-15, LEAD-16). A form in steps needs a lead
 * id in the response; without one it failed (LEAD-20).
 */
export async function sendEnquiry(form: RequestOf<typeof leadCall>, isMultiStep = false): Promise<SendOutcome> {
  const unknown = isMultiStep ? UNKNOWN_STEP_FAILURE : UNKNOWN_FAILURE
  const result = await callSite<typeof leadCall>('/api/leads', { needs: {}, fields: form, signal: AbortSignal.timeout(DEADLINE_MS) })
  const stored = result.isOk ? result.answer : null
  const leadId = numberOf(stored?.lead_id)
  // A success with an unreadable body is still a success.
  const isTaken = result.status >= 200 && result.status < 300
  if (isTaken && (leadId !== null || !isMultiStep))
    return { kind: 'sent', leadId, event: numberOf(stored?.event), carId: numberOf(stored?.car_id) }
  const { message, fields } = result.isOk ? { message: null, fields: {} } : result
  if (result.status === OUTDATED) return { kind: 'outdated', message: message ?? unknown }
  return Object.keys(fields).length > 0
    ? { kind: 'refused', message: message ?? unknown, fields }
    : { kind: 'failed', message: message ?? unknown }
}
