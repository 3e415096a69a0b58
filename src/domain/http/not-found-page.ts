/** The page of a site that stands for every address where nothing is: one kept page a site, whatever is asked for. */
export const NOT_FOUND_PATH = '/-404'

const INNER = /^\/sites\/[^/]+\/[^/]+\/-404(?:\?|$)/

/** Whether an answer is that page, by the address to which the proxy rewrote the request. Next.js answers it with 200, as any page that it draws (WEB-03). */
export function isNotFoundPage(rewrittenTo: unknown): boolean {
  return typeof rewrittenTo === 'string' && INNER.test(rewrittenTo)
}
