import { decodeFeed } from './decode-feed'
import type { FeedTable } from './feed-row'
import { readCsvRows } from './read-csv-rows'
import { readJsonRows } from './read-json-rows'

export type Feed = FeedTable & { notices: string[] }

/** Reads a stock file as a table (ADM-19). CSV or JSON is detected by content, not by file name. */
export function readFeed(bytes: Uint8Array): ({ kind: 'feed' } & Feed) | { kind: 'refused'; problem: string } {
  const decoded = decodeFeed(bytes)
  if (decoded.kind === 'refused') return decoded
  const read = /^\s*[[{]/.test(decoded.text) ? readJsonRows(decoded.text) : readCsvRows(decoded.text)
  return read.kind === 'refused' ? read : { kind: 'feed', columns: read.columns, rows: read.rows, notices: decoded.notices }
}
