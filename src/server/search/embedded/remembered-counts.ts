import { LRUCache } from 'lru-cache'
import type { PreparedQuery } from '@/domain/search/query'
import { type Extent, FINGERPRINT, isCount } from './build-statement'

/** A set of counts is at most some hundred kilobytes. */
const MOST_REMEMBERED = 100
/** Keys of queries that were asked once, at most some hundred letters each. */
const MOST_HEARD = 1_000

type Row = Record<string, unknown>
type Counts = { fingerprint: string; rows: Row[] }

/**
 * What counts are made of besides the rows that a statement gathers: the filters that a facet is counted without, and what is counted. Place and
 * text only tell the counts of one site and search from those of another. The instant is left out: which sold cars still count shows in the rows.
 */
export function toCountsKey({ scope, normalised, near, lists, ranges, facets, stats, histograms }: PreparedQuery): string {
  return JSON.stringify([scope.dealershipIds, normalised, near, lists, ranges, facets, stats, histograms])
}

/**
 * Counts of facets and spreads, kept with the fingerprint of the rows that they were made of from the second time on that they are asked for: most
 * sets of filters are asked for once. Every answer from kept counts reads the fingerprint anew, in the statement of its page: they are given only
 * when they are what counting would give.
 */
export class RememberedCounts {
  private readonly heard = new LRUCache<string, true>({ max: MOST_HEARD })
  private readonly known = new LRUCache<string, Counts>({ max: MOST_REMEMBERED })

  /** The rows of an answer: its page with counts remembered for the same rows, else all of it counted. */
  async complete(key: string, ask: (extent: Extent) => Promise<Row[]>): Promise<Row[]> {
    if (this.heard.get(key) === undefined) {
      this.heard.set(key, true)
      return ask('all')
    }
    const remembered = this.known.get(key)
    if (remembered !== undefined) {
      const page = await ask('page alone')
      if (readFingerprint(page) === remembered.fingerprint) return [...page, ...remembered.rows]
    }
    const rows = await ask('all to remember')
    this.known.set(key, { fingerprint: readFingerprint(rows), rows: rows.filter(({ part }) => isCount(String(part))) })
    return rows
  }
}

function readFingerprint(rows: readonly Row[]): string {
  return String(rows.find(({ part }) => part === FINGERPRINT)?.value)
}
