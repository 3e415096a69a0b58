import { cleanSubmitted } from '@/domain/leads/form/clean-text'
import { readText } from './read-text'

/** Forms are small: larger bodies are refused. */
const MAX_BYTES = 64_000

/**
 * Buffers a form, so that it can be read several times. A body that is too large is left for {@link readSubmission} to refuse.
 * `Request.clone` does not work here: cancelling one branch of a cloned body waits for the other.
 */
export async function bufferForm(request: Request): Promise<() => Request> {
  const text = (await readText(request, MAX_BYTES)) ?? ' '.repeat(MAX_BYTES + 1)
  return () => new Request(request.url, { method: request.method, headers: request.headers, body: text })
}

export type Submission = { kind: 'ok'; fields: Record<string, unknown>; isPlainForm: boolean }
export type RefusedSubmission = { kind: 'refused'; status: 400 | 413 | 415; problem: string }

function refuse(status: RefusedSubmission['status'], problem: string): RefusedSubmission {
  return { kind: 'refused', status, problem }
}

/** Returns the fields of a form, without characters that nobody types and the database rejects. */
function toFields(value: unknown): Record<string, unknown> | null {
  const cleaned = cleanSubmitted(value)
  return typeof cleaned === 'object' && cleaned !== null && !Array.isArray(cleaned) ? Object.fromEntries(Object.entries(cleaned)) : null
}

const PLAIN_TYPE = 'application/x-www-form-urlencoded'
const typeOf = (headers: Headers) => (headers.get('content-type') ?? '').split(';')[0]?.trim()

/** Checks whether the browser itself sends a form, so that it shows the response as a page. */
export const isPlain = (headers: Headers) => typeOf(headers) === PLAIN_TYPE

/** Reads a form: JSON from our script, or the browser's own encoding without JavaScript. */
export async function readSubmission(request: Request, maxBytes = MAX_BYTES): Promise<Submission | RefusedSubmission> {
  const type = typeOf(request.headers)
  if (type !== 'application/json' && type !== PLAIN_TYPE) return refuse(415, 'Send the form as JSON or form data.')
  const text = await readText(request, maxBytes)
  if (text === null) return refuse(413, 'The form is too large.')
  if (type === PLAIN_TYPE) return { kind: 'ok', isPlainForm: true, fields: toFields(Object.fromEntries(new URLSearchParams(text))) ?? {} }
  try {
    const fields = toFields(JSON.parse(text))
    return fields ? { kind: 'ok', isPlainForm: false, fields } : refuse(400, 'The form could not be read. Please try again.')
  } catch {
    return refuse(400, 'The form could not be read. Please try again.')
  }
}
