import type { MultiSearchQuery, MultiSearchResult } from 'meilisearch'
import { type FacetValue, orderFacetValues, type PreparedQuery, type SearchResult } from '@/domain/search/query'
import { toHistogram } from '@/domain/search/histogram'
import { toFixedFilters, toIdentifierFilter, toScopeFilters, toVisitorFilters } from './build-filter'

type Hit = { id: number }
export type EngineAnswer = MultiSearchResult<Hit>

/** How to look up the text of a query: as words, or as the VIN or stock number it matches. */
export type TextLookup = { kind: 'words' } | { kind: 'identifier'; identifier: string; asPrefix: boolean }

const COUNT_ONLY = { page: 1, hitsPerPage: 0, attributesToRetrieve: ['id'] }

/**
 * Builds two counts within the tenant's listings: vehicles whose VIN or stock number equals `identifier`, and those where it is a prefix.
 */
export function buildIdentifierProbes(indexUid: string, query: PreparedQuery, identifier: string): MultiSearchQuery[] {
  const scope = toScopeFilters(query.scope)
  return [false, true].map((asPrefix) => ({ ...COUNT_ONLY, indexUid, filter: [...scope, toIdentifierFilter(identifier, asPrefix)] }))
}

/**
 * Builds the queries for one search: the main one, then one for each active filter whose facet or stat is requested, without that filter.
 */
export function buildQueries(indexUid: string, query: PreparedQuery, lookup: TextLookup): MultiSearchQuery[] {
  const visitor = toVisitorFilters(query)
  const fixed = [
    ...toFixedFilters(query),
    ...(lookup.kind === 'identifier' ? [toIdentifierFilter(lookup.identifier, lookup.asPrefix)] : []),
  ]
  const wanted: string[] = [...new Set([...query.facets, ...query.stats, ...query.histograms])]
  const active = visitor.filter(({ attribute }) => wanted.includes(attribute))
  const text = lookup.kind === 'words' ? query.normalised.words.join(' ') : ''
  const common = { indexUid, q: text, matchingStrategy: 'all', attributesToRetrieve: ['id'] } satisfies MultiSearchQuery
  const main: MultiSearchQuery = {
    ...common,
    filter: [...fixed, ...visitor.map(({ filter }) => filter)],
    facets: wanted.filter((attribute) => !active.some((filter) => filter.attribute === attribute)),
    sort: [...listDistance(query), ...query.sort.map(({ attribute, direction }) => `${attribute}:${direction}`)],
    page: query.page,
    hitsPerPage: query.perPage,
  }
  const withoutOwn = active.map(({ attribute }): MultiSearchQuery => ({
    ...common,
    ...COUNT_ONLY,
    filter: [...fixed, ...visitor.filter((other) => other.attribute !== attribute).map(({ filter }) => filter)],
    facets: [attribute],
  }))
  return [main, ...withoutOwn]
}

/** The sort key for the distance from a query's place, when it comes first (LOOK-15). */
function listDistance({ near, isNearestFirst }: PreparedQuery): string[] {
  return near !== null && isNearestFirst ? [`_geoPoint(${near.lat}, ${near.lng}):asc`] : []
}

/** Combines the answers to `buildQueries`, in the same order, to the result. */
export function readAnswers(query: PreparedQuery, answers: readonly EngineAnswer[]): Omit<SearchResult, 'ms'> {
  const [main, ...others] = answers
  const facets: SearchResult['facets'] = {}
  for (const attribute of query.facets) {
    const distribution = answers.map((answer) => answer.facetDistribution?.[attribute]).find((found) => found !== undefined)
    facets[attribute] = orderFacetValues(Object.entries(distribution ?? {}).map(([value, count]): FacetValue => ({ value, count })))
  }
  const stats: SearchResult['stats'] = {}
  for (const attribute of query.stats) {
    const found = [...others, main].map((answer) => answer?.facetStats?.[attribute]).find((ends) => ends !== undefined)
    if (found) stats[attribute] = { min: found.min, max: found.max }
  }
  const histograms: SearchResult['histograms'] = {}
  for (const attribute of query.histograms) {
    const distribution = [...others, main].map((answer) => answer?.facetDistribution?.[attribute]).find((found) => found !== undefined)
    histograms[attribute] = toHistogram(
      attribute,
      Object.entries(distribution ?? {}).map(([value, count]) => [Number(value), count] as const),
    )
  }
  return { ids: (main?.hits ?? []).map((hit) => hit.id), total: main?.totalHits ?? 0, facets, stats, histograms }
}
