import { LRUCache } from 'lru-cache'
import type { PreparedQuery } from '@/domain/search/query'
import { type Extent, FINGERPRINT, isCount } from './build-statement'

/** A set of counts takes at most a few hundred kilobytes. */
const MOST_CACHED = 100
/** Keys of queries that were asked once, at most a few hundred characters each. */
const MOST_SEEN = 1_000

type Row = Record<string, unknown>
type Counts = { fingerprint: string; rows: Row[] }

/**
 * Returns the cache key of a query's counts: the filters that a facet ignores, and what is counted. The instant is not included, because
 * the fingerprint covers which sold vehicles count.
 */
export function toCountsKey({ scope, normalised, near, lists, ranges, facets, stats, histograms }: PreparedQuery): string {
  return JSON.stringify([scope.dealershipIds, normalised, near, lists, ranges, facets, stats, histograms])
}

/**
 * Caches facet and histogram counts with the fingerprint of their rows. Counts are cached when they are requested the second time, because
 * most sets of filters are requested once. Every cache hit compares the fingerprint in the statement for its page, so that the result is
 * the same as counting again.
 */
export class CountsCache {
  private readonly seen = new LRUCache<string, true>({ max: MOST_SEEN })
  private readonly cached = new LRUCache<string, Counts>({ max: MOST_CACHED })

  /** Returns an answer's rows: its page with cached counts if the rows are the same, else everything counted again. */
  async complete(key: string, ask: (extent: Extent) => Promise<Row[]>): Promise<Row[]> {
    if (this.seen.get(key) === undefined) {
      this.seen.set(key, true)
      return ask('all')
    }
    const remembered = this.cached.get(key)
    if (remembered !== undefined) {
      const page = await ask('page alone')
      if (readFingerprint(page) === remembered.fingerprint) return [...page, ...remembered.rows]
    }
    const rows = await ask('all to remember')
    this.cached.set(key, { fingerprint: readFingerprint(rows), rows: rows.filter(({ part }) => isCount(String(part))) })
    return rows
  }
}

function readFingerprint(rows: readonly Row[]): string {
  return String(rows.find(({ part }) => part === FINGERPRINT)?.value)
}
