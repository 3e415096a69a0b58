import type { ContentCoding } from './content-coding'

/** A body in one content coding, with the strong validator of exactly these bytes. */
export type EncodedBody = { bytes: Buffer; etag: string; coding: ContentCoding }

/** A rendered page in the page cache, ready to be sent (PERF-08). */
export type StoredPage = {
  status: number
  /** The page's own headers as pairs of name and value, such as its Content-Security-Policy; headers that all pages share are not among them. */
  headers: readonly string[]
  /** The page in a content coding: at once if it was asked for before, else a promise. */
  encode: (coding: ContentCoding) => EncodedBody | Promise<EncodedBody>
}

/** What decides which page a request is for. */
export type PageRequest = { host: string | undefined; url: string }

/** Finds the fresh page that answers a request; null when Next.js has to answer it. Looks in memory only. */
export type FindStoredPage = (request: PageRequest) => StoredPage | null

/** Key of the global symbol with which the site provides {@link FindStoredPage} to the HTTP server: separate bundles in one process. */
export const FIND_STORED_PAGE_KEY = 'forecourt.find-stored-page'
