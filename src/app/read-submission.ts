/** Forms are small; anything larger is no form. */
const MAX_BYTES = 64_000

export type Submission = { kind: 'ok'; fields: Record<string, unknown>; isPlainForm: boolean }
export type RefusedSubmission = { kind: 'refused'; status: 400 | 413 | 415; problem: string }

function refuse(status: RefusedSubmission['status'], problem: string): RefusedSubmission {
  return { kind: 'refused', status, problem }
}

/** The body as text, given up as soon as it is longer than a form can be. */
async function readText(request: Request): Promise<string | null> {
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function toFields(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : null
}

/** A form as it was sent: JSON from our own script, or the browser's own encoding without it. */
export async function readSubmission(request: Request): Promise<Submission | RefusedSubmission> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim()
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded') return refuse(415, 'Send the form as JSON or as a form.')
  const text = await readText(request)
  if (text === null) return refuse(413, 'That is more than this form can take.')
  if (type === 'application/x-www-form-urlencoded')
    return { kind: 'ok', isPlainForm: true, fields: Object.fromEntries(new URLSearchParams(text)) }
  try {
    const fields = toFields(JSON.parse(text))
    return fields ? { kind: 'ok', isPlainForm: false, fields } : refuse(400, 'The form could not be read. Please try again.')
  } catch {
    return refuse(400, 'The form could not be read. Please try again.')
  }
}
