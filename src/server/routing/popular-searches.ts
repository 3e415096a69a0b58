import { LRUCache } from 'lru-cache'

/** Searches with a query that somebody asked for, by the path of their stored page. Paths contain the epoch, so old ones are dropped. */
const asked = new LRUCache<string, true>({ max: 5_000 })

/**
 * Checks whether a search was asked for before, and remembers it. The first result is rendered on request; from the second request on it is
 * a stored page (PERF-09), so that queries which nobody repeats don't fill the cache.
 */
export function isAskedAgain(pathname: string): boolean {
  const isKnown = asked.has(pathname)
  asked.set(pathname, true)
  return isKnown
}
