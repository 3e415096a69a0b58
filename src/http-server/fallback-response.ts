import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { REQUEST_ID_HEADER } from '@/domain/http/request-id'
import { type FindFallback, RETRY_AFTER_SECONDS, FALLBACK_KEY, type FallbackResponse } from '@/domain/http/fallback-response'

function findProvided(): FindFallback | null {
  const provided: unknown = Reflect.get(globalThis, Symbol.for(FALLBACK_KEY))
  return typeof provided === 'function' ? (failed) => provided(failed) : null
}

/**
 * Replaces a failed response: with a 503 while the database is unavailable (REL-11), or with the site's own error page (WEB-03). Next.js
 * answers a failed page with a plain 500 and a failed call with an empty one, and has no setting for either.
 */
export function replaceFailedResponse({ headers, url = '' }: IncomingMessage, response: ServerResponse): void {
  const write = response.write
  const end = response.end
  let fallback: FallbackResponse | null = null
  onHeaders(response, () => {
    if (response.statusCode !== 500) return
    const requestId = String(headers[REQUEST_ID_HEADER] ?? '')
    fallback = findProvided()?.({ host: headers.host ?? '', path: url.split('?')[0] ?? '', requestId }) ?? null
    if (fallback === null) return
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    response.statusCode = fallback.status
    for (const [name, value] of Object.entries(fallback.headers)) response.setHeader(name, value)
    if (fallback.status === 503) response.setHeader('Retry-After', RETRY_AFTER_SECONDS)
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader(REQUEST_ID_HEADER, requestId)
    response.setHeader('Content-Length', Buffer.byteLength(fallback.body))
  })
  // the status decides whether the body is replaced; other responses send their headers as usual, so that Node knows the length
  const sendHeadersOfFailure = () => void (response.statusCode === 500 && !response.headersSent && response.writeHead(500))
  // must run before compressResponse() wraps them
  response.write = (...given: unknown[]): boolean => {
    sendHeadersOfFailure()
    return fallback !== null || Reflect.apply(write, response, given)
  }
  response.end = (...given: unknown[]): ServerResponse => {
    sendHeadersOfFailure()
    Reflect.apply(end, response, fallback === null ? given : [fallback.body])
    return response
  }
}
