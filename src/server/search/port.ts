import type { SearchDocument } from '@/domain/search/document'
import type { SearchQuery, SearchResult } from '@/domain/search/query'

/** Anything that runs one parameterised SQL statement: a `pg` pool, a client, or the transaction of a document's save. */
export type ExecuteSql = (text: string, parameters: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

/** Structurally a `pg` Pool or Client. */
export type Queryable = { query: ExecuteSql }

export type SearchEngineKind = 'postgres' | 'meilisearch'

export type SearchHealth = {
  kind: SearchEngineKind
  isHealthy: boolean
  /** Cars the engine can find; null when it does not answer. */
  documents: number | null
  /** Who answers in its place, while it does not. */
  standIn?: SearchEngineKind
}

/**
 * What search is, whichever engine serves it. Reads of one engine that can be reached from several processes give the same answer in all of them.
 */
export type SearchEngine = {
  kind: SearchEngineKind
  /**
   * @throws SearchQueryError when the query cannot be answered by any engine.
   * @throws SearchUnavailableError when the engine does not answer in time.
   */
  search: (query: SearchQuery) => Promise<SearchResult>
  /** The answers in the order of the queries (API-12). */
  multiSearch: (queries: readonly SearchQuery[]) => Promise<SearchResult[]>
  /** Writes the projection, outside any transaction of the caller; of documents with one id the last one stays. */
  upsert: (documents: readonly SearchDocument[]) => Promise<void>
  remove: (ids: readonly number[]) => Promise<void>
  /** Resolves when everything written before the call is found by search. */
  settle: () => Promise<void>
  /** Rebuilds the engine's index from the projection; searches meanwhile see the old one, and keep it when this fails. */
  reindex: () => Promise<void>
  /** Never throws. */
  health: () => Promise<SearchHealth>
}

/** The engine could not be reached or did not answer in time; the same query may succeed later. */
export class SearchUnavailableError extends Error {
  override name = 'SearchUnavailableError'
}

/** Whether an error says that the engine is away. By its name: each bundle has its own copy of the class. */
export function isSearchUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'SearchUnavailableError'
}
