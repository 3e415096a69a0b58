import { searchDocumentSchema } from '@/domain/search/document'
import { foldValue } from '@/domain/search/fold'
import {
  type FacetValue,
  orderFacetValues,
  type PreparedQuery,
  prepareSearchQuery,
  type SearchQuery,
  type SearchResult,
} from '@/domain/search/query'
import { toHistogram } from '@/domain/search/histogram'
import { type ExecuteSql, type Queryable, type SearchEngine, SearchUnavailableError } from '../port'
import { buildStatement, type Extent, isCounting } from './build-statement'
import { Parameters, type TextLookup, toIdentifierCondition, toScopeConditions } from './conditions'
import { expandWords } from './expand-words'
import { applyOwnSpellings } from './own-spellings'
import { CountsCache, toCountsKey } from './counts-cache'
import { removeProjection, rewriteDerived, writeProjection } from './write-projection'

const DOCUMENTS_PER_REINDEX_STEP = 500

/** Rows whose document was deleted. */
const DELETE_ORPHANS = `
  with forgotten as (
    delete from search_text derived
    where not exists (select from search_document stored where stored.id = derived.vehicle_id and not stored.deleted)
  )
  delete from search_vehicle derived
  where not exists (select from search_document stored where stored.id = derived.id and not stored.deleted)`

/** Error codes for valid statements that can't run now: broken connections, shutdowns, cancelled statements. */
const UNAVAILABLE = /^(08|53|57|ECONN|ETIMEDOUT|EPIPE)/
/** A pool that gets no connection in time reports it only in the message. */
const NO_CONNECTION = /connection (timeout|terminated)|timeout exceeded when trying to connect/i

/**
 * Creates the search engine in PostgreSQL. It reads the projection's rows, which are always current because they are written in the
 * vehicle's own transaction.
 * @param database a pool; each search runs one or two statements.
 */
export function createPostgresEngine(database: Queryable): SearchEngine {
  const execute: ExecuteSql = (text, parameters) => database.query(text, parameters).catch(rethrowAsUnavailable)
  const counts = new CountsCache()
  const search = (query: SearchQuery) => searchOnce(execute, counts, query)
  return {
    kind: 'postgres',
    search,
    multiSearch: (queries) => Promise.all(queries.map(search)),
    upsert: (documents) => writeProjection(execute, documents),
    remove: (ids) => removeProjection(execute, ids),
    sync: () => Promise.resolve(),
    reindex: () => reindex(execute),
    health: async () => {
      const documents = await execute('select count(*) as documents from search_vehicle', []).then(
        ({ rows }) => Number(rows[0]?.documents),
        () => null,
      )
      return { kind: 'postgres', isHealthy: documents !== null, documents }
    },
  }
}

function rethrowAsUnavailable(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isWithout = code === '' && error instanceof Error && NO_CONNECTION.test(error.message)
  if (UNAVAILABLE.test(code) || isWithout) throw new SearchUnavailableError('PostgreSQL does not answer searches', { cause: error })
  throw error
}

async function searchOnce(execute: ExecuteSql, counts: CountsCache, query: SearchQuery): Promise<SearchResult> {
  const started = performance.now()
  const prepared = prepareSearchQuery(query)
  const lookup = await resolveLookup(execute, prepared)
  const ask = async (extent: Extent) => {
    const { text, parameters } = buildStatement(prepared, lookup, extent)
    return applyOwnSpellings(execute, prepared, (await execute(text, parameters)).rows)
  }
  const rows = isCounting(prepared) ? await counts.complete(toCountsKey(prepared), ask) : await ask('all')
  return { ...readRows(prepared, rows), ms: performance.now() - started }
}

/**
 * Looks up the text as a complete VIN or stock number within the tenant's listings, then as a prefix of one; otherwise it is ordinary
 * words.
 */
async function resolveLookup(execute: ExecuteSql, query: PreparedQuery): Promise<TextLookup> {
  const { words, identifier } = query.normalised
  if (identifier !== null) {
    const parameters = new Parameters()
    const scope = toScopeConditions(query.scope, parameters).join(' and ')
    const exists = (asPrefix: boolean) =>
      `exists (select from search_vehicle where ${toIdentifierCondition(identifier, asPrefix, parameters)} and ${scope})`
    const { rows } = await execute(`select ${exists(false)} as whole, ${exists(true)} as beginning`, parameters.values)
    if (rows[0]?.whole === true || rows[0]?.beginning === true) return { kind: 'identifier', identifier, asPrefix: rows[0].whole !== true }
  }
  return words.length === 0 ? { kind: 'none' } : { kind: 'words', condition: await expandWords(execute, words) }
}

function readRows(query: PreparedQuery, rows: readonly Record<string, unknown>[]): Omit<SearchResult, 'ms'> {
  const numbers = new Map<string, { value: string; number: number }[]>()
  for (const { part, value, number } of rows) {
    const known = numbers.get(String(part)) ?? []
    known.push({ value: String(value), number: Number(number) })
    numbers.set(String(part), known)
  }
  const read = (part: string) => numbers.get(part) ?? []
  const facets: SearchResult['facets'] = {}
  for (const attribute of query.facets) {
    facets[attribute] = orderFacetValues(chooseSpellings(read(`facet.${attribute}`)))
  }
  const stats: SearchResult['stats'] = {}
  for (const attribute of query.stats) {
    const [ends] = read(`stat.${attribute}`)
    if (ends && ends.value !== 'null') stats[attribute] = { min: Number(ends.value), max: ends.number }
  }
  const histograms: SearchResult['histograms'] = {}
  for (const attribute of query.histograms) {
    histograms[attribute] = toHistogram(
      attribute,
      read(`spread.${attribute}`).map(({ value, number }) => [Number(value), number] as const),
    )
  }
  const hits = [...read('hit')].sort((one, other) => one.number - other.number)
  return { ids: hits.map(({ value }) => Number(value)), total: read('total')[0]?.number ?? 0, facets, stats, histograms }
}

/** Merges rows of one value in several spellings. Uses the one that sorts first, so that the result is stable. */
function chooseSpellings(rows: readonly { value: string; number: number }[]): FacetValue[] {
  const chosen = new Map<string, FacetValue>()
  for (const { value, number } of rows) {
    const folded = foldValue(value)
    const known = chosen.get(folded)
    if (known === undefined || value < known.value) chosen.set(folded, { value, count: number })
  }
  return [...chosen.values()]
}

/**
 * Derives all rows again from the stored documents, one statement per step. Vehicles stay searchable meanwhile, and one that is saved
 * meanwhile keeps its newer row.
 */
async function reindex(execute: ExecuteSql): Promise<void> {
  for (let after: number | null = 0; after !== null;) {
    const { rows } = await execute('select id, doc, rev::text from search_document where id > $1 and not deleted order by id limit $2', [
      after,
      DOCUMENTS_PER_REINDEX_STEP,
    ])
    const stored = rows.map((row) => ({ document: searchDocumentSchema.parse(row.doc), rev: String(row.rev) }))
    if (stored.length > 0) await rewriteDerived(execute, stored)
    after = stored.at(-1)?.document.id ?? null
  }
  await execute(DELETE_ORPHANS, [])
}
