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

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

/** The first message of each field that the server refuses. */
function readFields(fields: unknown): Record<string, string> {
  const messages = Object.entries(toRecord(fields)).map(([name, list]): [string, unknown] => [name, Array.isArray(list) ? list[0] : list])
  return Object.fromEntries(messages.flatMap(([name, message]) => (typeof message === 'string' ? [[name, message]] : [])))
}

async function readAnswer(response: Response): Promise<Record<string, unknown>> {
  try {
    return toRecord(await response.json())
  } catch {
    return {}
  }
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/**
 * Sends a form once; whatever goes wrong comes back as an outcome, so that a form keeps what was typed (API-15, LEAD-16). A form in several steps
 * needs the id of its lead: without one it failed (LEAD-20).
 */
export async function sendEnquiry(body: string, isMultiStep = false): Promise<SendOutcome> {
  const unknown = isMultiStep ? UNKNOWN_STEP_FAILURE : UNKNOWN_FAILURE
  try {
    const response = await fetch('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const { error, fields, lead_id, event, car_id } = await readAnswer(response)
    const leadId = numberOf(lead_id)
    if (response.ok && (leadId !== null || !isMultiStep)) return { kind: 'sent', leadId, event: numberOf(event), carId: numberOf(car_id) }
    const message = typeof error === 'string' && error !== '' ? error : unknown
    if (response.status === OUTDATED) return { kind: 'outdated', message }
    const refused = readFields(fields)
    return Object.keys(refused).length > 0 ? { kind: 'refused', message, fields: refused } : { kind: 'failed', message }
  } catch {
    return { kind: 'failed', message: unknown }
  }
}
