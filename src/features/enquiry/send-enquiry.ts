/** How long a lead may take before the visitor hears that it failed. */
const PATIENCE_MS = 20_000

/** What stands for a failure that has no words of its own (LEAD-16). */
export const UNKNOWN_FAILURE = 'An error occurred when submitting this form'

/** What came of an enquiry; `fields` are the messages by field name. */
export type SendOutcome =
  { kind: 'sent' } | { kind: 'refused'; message: string; fields: Record<string, string> } | { kind: 'failed'; message: string }

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

/** Sends an enquiry once; whatever goes wrong comes back as an outcome, so that a form keeps what was typed (API-15, LEAD-16). */
export async function sendEnquiry(body: string): Promise<SendOutcome> {
  try {
    const response = await fetch('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const { error, fields } = await readAnswer(response)
    if (response.ok) return { kind: 'sent' }
    const message = typeof error === 'string' && error !== '' ? error : UNKNOWN_FAILURE
    const refused = readFields(fields)
    return Object.keys(refused).length > 0 ? { kind: 'refused', message, fields: refused } : { kind: 'failed', message }
  } catch {
    return { kind: 'failed', message: UNKNOWN_FAILURE }
  }
}
