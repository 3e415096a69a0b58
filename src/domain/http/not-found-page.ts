/** The path of a site's not-found page: one cached page per site serves every missing address. */
export const NOT_FOUND_PATH = '/-404'

const INNER = /^\/sites\/[^/]+\/[^/]+\/-404(?:\?|$)/

/**
 * Whether a response is the not-found page, by the path to which the proxy rewrote the request. Next.js renders it with status 200, which
 * the server must replace (WEB-03).
 */
export function isNotFoundPage(rewrittenTo: unknown): boolean {
  return typeof rewrittenTo === 'string' && INNER.test(rewrittenTo)
}
