/** The header that carries a request's id, in both directions (REL-05). */
export const REQUEST_ID_HEADER = 'x-request-id'

/** The symbol under which the HTTP server shares the request in progress with the site: the two are bundles of their own in one process. */
export const REQUEST_CONTEXT = 'forecourt.request'

/** The request in progress, for its log lines. */
export type RequestContext = { requestId: string }

const REQUEST_ID = /^[\w.-]{8,64}$/

/**
 * The id under which a proxy already knows a request, or null. Only a trusted proxy may choose it: a visitor's own id could repeat another request's (REL-05).
 * @param given The header as it was sent.
 */
export function acceptRequestId(given: string | string[] | undefined, trustedProxies: number): string | null {
  return trustedProxies > 0 && typeof given === 'string' && REQUEST_ID.test(given) ? given : null
}
