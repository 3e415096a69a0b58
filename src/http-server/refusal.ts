import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BodyVerdict } from '@/domain/http/body-limit'
import { type RefusalStatus, toRefusalBody } from '@/domain/http/refusal'
import type { RequestVerdict } from '@/domain/http/check-request'

export type Refusal = { status: RefusalStatus; message: string; headers?: Record<string, string> }

/** The rest of a refused body is read and discarded for this long. A client that is cut off while it sends doesn't read the response. */
const DRAIN_MS = 2_000

/** Returns the refusal of a request line, or null if it is valid. */
export function explainRequest(verdict: RequestVerdict): Refusal | null {
  if (verdict.kind === 'methodUnknown')
    return { status: 405, message: 'This method is not supported.', headers: { Allow: verdict.allowed } }
  return verdict.kind === 'unreadable' ? { status: 400, message: 'This address cannot be read. Check it for stray characters.' } : null
}

/** Returns the refusal of a body, or null if it is allowed. Whether the caller is signed in is checked elsewhere. */
export function explainBody(verdict: BodyVerdict): Refusal | null {
  if (verdict.kind === 'lengthMissing') return { status: 411, message: 'Please say how long the request is.' }
  if (verdict.kind === 'tooLarge')
    return { status: 413, message: `That is more than the ${verdict.limit / 1024 ** 2} MB that can be sent here.` }
  return null
}

/** Without a Host header the site is unknown. */
export const NO_HOST: Refusal = { status: 400, message: 'Please say which host is asked.' }
export const SIGN_IN_FIRST: Refusal = { status: 401, message: 'Please sign in before you send a file.' }
export const TOO_MANY_FILES: Refusal = {
  status: 429,
  message: 'Too many files are being sent at this moment. Please try again in a minute.',
  headers: { 'Retry-After': '60' },
}

/**
 * Sends a refusal: as JSON for a call, in the shape of Payload's API on the admin's host and of the public calls on a site's; as text for a
 * page.
 */
export function writeRefusal(request: IncomingMessage, response: ServerResponse, refusal: Refusal, isPlatform: boolean): void {
  const { status, message, headers = {} } = refusal
  const isCall = (request.url ?? '').startsWith('/api/')
  const body = isCall ? JSON.stringify(isPlatform ? { errors: [{ message }] } : toRefusalBody(status, message)) : message
  response.writeHead(status, {
    ...headers,
    'Content-Type': isCall ? 'application/json' : 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  })
  response.end(body)
  request.resume()
  setTimeout(() => request.destroy(), DRAIN_MS).unref()
}
