import {
  type Config,
  Meilisearch,
  MeilisearchApiError,
  MeilisearchRequestError,
  MeilisearchRequestTimeOutError,
  type MultiSearchQuery,
} from 'meilisearch'
import type { Pool } from 'pg'
import { z } from 'zod'
import { type PreparedQuery, prepareSearchQuery, type SearchQuery, type SearchResult } from '@/domain/search/query'
import { removeProjection, writeProjection } from '../embedded/write-projection'
import { type ExecuteSql, type SearchEngine, type SearchHealth, SearchUnavailableError } from '../port'
import { buildIdentifierProbes, buildQueries, type EngineAnswer, readAnswers, type TextLookup } from './build-queries'
import { createFollower } from './follow-projection'

/** The settings of an engine, the platform's or a site's. */
export const meilisearchSettings = z.object({
  host: z.url({ protocol: /^https?$/ }),
  apiKey: z.string().optional(),
  indexUid: z.string().min(1),
})

export type MeilisearchConnection = z.output<typeof meilisearchSettings> & {
  /** Replaces `fetch`: a site's engine is only reached on the public internet. */
  httpClient?: Config['httpClient']
}

/** How long visitors wait for a hanging engine. Facets of a large index take a second on a busy machine. */
const SEARCH_TIMEOUT_MS = 1_500
const WRITE_TIMEOUT_MS = 30_000

/** `fetch` asks for compressed answers by default, but compressing facets takes Meilisearch ten times as long as the search. */
const UNCOMPRESSED = { headers: { 'accept-encoding': 'identity' } }

/**
 * Creates the search engine on Meilisearch, with one index for all tenants. `upsert` and `remove` write to the projection; `settle` brings
 * the index up to date, as the periodic run does.
 * @param pool the database of the projection.
 */
export function createMeilisearchEngine(settings: MeilisearchConnection, pool: Pool): SearchEngine {
  const { host, apiKey, indexUid, httpClient } = settings
  const connect = (timeout: number) =>
    new Meilisearch({
      host,
      timeout,
      requestInit: UNCOMPRESSED,
      ...(apiKey === undefined ? {} : { apiKey }),
      ...(httpClient ? { httpClient } : {}),
    })
  const client = connect(SEARCH_TIMEOUT_MS)
  const follower = createFollower({ client: connect(WRITE_TIMEOUT_MS), pool, indexUid })
  const execute: ExecuteSql = (text, parameters) => pool.query(text, parameters)
  const ask = async (queries: MultiSearchQuery[]): Promise<EngineAnswer[]> => {
    if (queries.length === 0) return []
    const { results } = await client.multiSearch<{ queries: MultiSearchQuery[] }, { id: number }>({ queries }).catch(rethrowAsUnavailable)
    return results
  }
  const multiSearch = (queries: readonly SearchQuery[]) => searchAll(indexUid, ask, queries)
  return {
    kind: 'meilisearch',
    search: async (query) => {
      const [result] = await multiSearch([query])
      if (result === undefined) throw new SearchUnavailableError('Meilisearch gave no answer')
      return result
    },
    multiSearch,
    upsert: (documents) => writeProjection(execute, documents),
    remove: (ids) => removeProjection(execute, ids),
    sync: () => follower.catchUp(),
    reindex: () => follower.rebuild(),
    health: () => readHealth(client, indexUid),
  }
}

async function searchAll(
  indexUid: string,
  ask: (queries: MultiSearchQuery[]) => Promise<EngineAnswer[]>,
  queries: readonly SearchQuery[],
): Promise<SearchResult[]> {
  const started = performance.now()
  const prepared = queries.map(prepareSearchQuery)
  const lookups = await resolveLookups(indexUid, ask, prepared)
  const asked = prepared.map((query, index) => buildQueries(indexUid, query, lookups[index] ?? { kind: 'words' }))
  const answers = await ask(asked.flat())
  const ms = performance.now() - started
  let taken = 0
  return prepared.map((query, index) => {
    const first = taken
    taken += asked[index]?.length ?? 0
    return { ...readAnswers(query, answers.slice(first, taken)), ms }
  })
}

/** Looks up the text as a complete VIN or stock number, then as a prefix of one; otherwise it is ordinary words. */
async function resolveLookups(
  indexUid: string,
  ask: (queries: MultiSearchQuery[]) => Promise<EngineAnswer[]>,
  queries: readonly PreparedQuery[],
): Promise<TextLookup[]> {
  const identifiers = queries.flatMap((query) =>
    query.normalised.identifier === null ? [] : [{ query, identifier: query.normalised.identifier }],
  )
  const counts = await ask(identifiers.flatMap(({ query, identifier }) => buildIdentifierProbes(indexUid, query, identifier)))
  const found = new Map(
    identifiers.map(({ query, identifier }, index) => {
      const [whole, beginning] = [counts[2 * index]?.totalHits ?? 0, counts[2 * index + 1]?.totalHits ?? 0]
      const lookup: TextLookup = whole + beginning > 0 ? { kind: 'identifier', identifier, asPrefix: whole === 0 } : { kind: 'words' }
      return [query, lookup]
    }),
  )
  return queries.map((query): TextLookup => found.get(query) ?? { kind: 'words' })
}

async function readHealth(client: Meilisearch, indexUid: string): Promise<SearchHealth> {
  try {
    const { numberOfDocuments } = await client.index(indexUid).getStats()
    return { kind: 'meilisearch', isHealthy: true, documents: numberOfDocuments }
  } catch {
    return { kind: 'meilisearch', isHealthy: false, documents: null }
  }
}

/** An engine that is unreachable, overloaded or without an index is unavailable; a refused request is a bug of ours. */
function rethrowAsUnavailable(error: unknown): never {
  const isUnreachable = error instanceof MeilisearchRequestError || error instanceof MeilisearchRequestTimeOutError
  const isNotReady = error instanceof MeilisearchApiError && (error.response.status >= 429 || error.cause?.code === 'index_not_found')
  if (isUnreachable || isNotReady) throw new SearchUnavailableError('Meilisearch does not answer', { cause: error })
  throw error
}
