import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { REQUEST_ID_HEADER } from '@/domain/http/request-id'
import { type FindFallback, RETRY_AFTER_SECONDS, FALLBACK_KEY, type FallbackResponse } from '@/domain/http/fallback-response'

function findProvided(): FindFallback | null {
  const provided: unknown = Reflect.get(globalThis, Symbol.for(FALLBACK_KEY))
  return typeof provided === 'function' ? (failed) => provided(failed) : null
}

/**
 * Replaces an answer that failed: with a 503 while the database is away (REL-11), and a page with the site's own fault page (WEB-03). Next.js answers such
 * a page with a bare 500 and such a call with an empty one, and offers no place to change either.
 */
export function replaceFailedAnswer({ headers, url = '' }: IncomingMessage, response: ServerResponse): void {
  const write = response.write
  const end = response.end
  let standIn: FallbackResponse | null = null
  onHeaders(response, () => {
    if (response.statusCode !== 500) return
    const requestId = String(headers[REQUEST_ID_HEADER] ?? '')
    standIn = findProvided()?.({ host: headers.host ?? '', path: url.split('?')[0] ?? '', requestId }) ?? null
    if (standIn === null) return
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    response.statusCode = standIn.status
    for (const [name, value] of Object.entries(standIn.headers)) response.setHeader(name, value)
    if (standIn.status === 503) response.setHeader('Retry-After', RETRY_AFTER_SECONDS)
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader(REQUEST_ID_HEADER, requestId)
    response.setHeader('Content-Length', Buffer.byteLength(standIn.body))
  })
  // the headers decide what becomes of the body; those of other answers are left to Node, which then knows the length
  const decide = () => void (response.statusCode === 500 && !response.headersSent && response.writeHead(500))
  // before Next.js wraps them to compress what it writes
  response.write = (...given: unknown[]): boolean => {
    decide()
    return standIn !== null || Reflect.apply(write, response, given)
  }
  response.end = (...given: unknown[]): ServerResponse => {
    decide()
    Reflect.apply(end, response, standIn === null ? given : [standIn.body])
    return response
  }
}
