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
  /** The number of searchable vehicles; null when the engine does not answer. */
  documents: number | null
  /** The fallback that answers while the engine is unavailable. */
  fallback?: SearchEngineKind
}

/** The interface of every search engine. Engines give the same answers in all processes. */
export type SearchEngine = {
  kind: SearchEngineKind
  /**
   * @throws SearchQueryError when no engine can answer the query.
   * @throws SearchUnavailableError when the engine does not answer in time.
   */
  search: (query: SearchQuery) => Promise<SearchResult>
  /** Answers in the order of the queries (API-12). */
  multiSearch: (queries: readonly SearchQuery[]) => Promise<SearchResult[]>
  /** Writes the projection outside of any transaction of the caller. Of several documents with one id the last is used. */
  upsert: (documents: readonly SearchDocument[]) => Promise<void>
  remove: (ids: readonly number[]) => Promise<void>
  /** Resolves when everything written before the call is searchable. */
  sync: () => Promise<void>
  /** Rebuilds the engine's index from the projection. Meanwhile, and when it fails, searches use the old one. */
  reindex: () => Promise<void>
  /** Never throws. */
  health: () => Promise<SearchHealth>
}

/** The engine is unreachable or did not answer in time; the same query may succeed later. */
export class SearchUnavailableError extends Error {
  override name = 'SearchUnavailableError'
}

/** Checks whether an error means that the engine is unavailable. Compares the name, because each bundle has its own copy of the class. */
export function isSearchUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'SearchUnavailableError'
}
