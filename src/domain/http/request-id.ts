/** The header that carries a request's id, in both directions (REL-05). */
export const REQUEST_ID_HEADER = 'x-request-id'

/**
 * Key of the global symbol that shares the current request between the HTTP server and the site, which are separate bundles in one
 * process.
 */
export const REQUEST_CONTEXT = 'forecourt.request'

/** The current request, for log lines. */
export type RequestContext = { requestId: string }

const REQUEST_ID = /^[\w.-]{8,64}$/

/**
 * Accepts a request id from a trusted proxy, else null. Visitors may not choose ids, because they could repeat another request's
 * (REL-05).
 * @param given The header as sent.
 */
export function acceptRequestId(given: string | string[] | undefined, trustedProxies: number): string | null {
  return trustedProxies > 0 && typeof given === 'string' && REQUEST_ID.test(given) ? given : null
}
