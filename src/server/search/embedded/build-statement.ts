import { isMultiValue, type ListAttribute, type RangeAttribute } from '@/domain/search/facets'
import type { PreparedQuery } from '@/domain/search/query'
import { HISTOGRAM_BIN_WIDTHS } from '@/domain/search/histogram'
import { Parameters, type TextLookup, toDistance, toFilterConditions, toFixedConditions, toScopeConditions } from './conditions'

export type Statement = { text: string; parameters: unknown[] }

/**
 * Which parts of an answer to select: all; all with the fingerprint, so that the counts can be cached; or only the page with the
 * fingerprint, when the counts are cached.
 */
export type Extent = 'all' | 'all to remember' | 'page alone'

/** The part that identifies the rows that counts were made from. While it is the same, cached counts are valid. */
export const FINGERPRINT = 'fingerprint'

/** Checks whether a part is a cacheable count: a facet or a histogram. */
export function isCount(part: string): boolean {
  return part.startsWith('facet.') || part.startsWith('spread.')
}

/**
 * Builds one statement that answers a whole query, with rows of (part, value, number).
 * The vehicles that miss at most one of the visitor's filters are selected once, each with the filters it meets as bits. Hits meet all of
 * them; the facet of a filtered attribute counts the vehicles that meet all others.
 */
export function buildStatement(asked: PreparedQuery, lookup: TextLookup, extent: Extent = 'all'): Statement {
  const query = extent === 'page alone' ? { ...asked, facets: [], histograms: [] } : asked
  const parameters = new Parameters()
  const filters = toFilterConditions(asked, parameters)
  const soft = filters.filter((filter) => filter.isCountedWithout)
  const hard = filters.filter((filter) => !filter.isCountedWithout)
  const conditions = [
    ...toScopeConditions(query.scope, parameters),
    ...toFixedConditions(query, lookup, parameters),
    ...hard.map((filter) => filter.sql),
    ...(soft.length > 1 ? [missesAtMostOne(soft.map((filter) => filter.sql))] : []),
  ]
  const all = 2 ** soft.length - 1
  const fulfilled = soft.map((filter, index) => `(${filter.sql})::integer * ${2 ** index}`).join(' + ') || '0'
  const bitOf = new Map(soft.map((filter, index) => [filter.attribute, 2 ** index]))
  const isHit = (attribute: string) => {
    const bit = bitOf.get(attribute)
    return bit === undefined ? `fulfilled = ${all}` : `(fulfilled | ${bit}) = ${all}`
  }
  const ofHits = query.facets.filter((attribute) => !bitOf.has(attribute))
  const isFetched = soft.length >= FILTERS_WORTH_FETCHING && ofHits.length > 0
  const hits = isFetched ? 'hit' : `candidate where fulfilled = ${all}`
  const grouped = ofHits.filter((attribute) => !isMultiValue(attribute))
  const facets = [
    ...(grouped.length > 0 ? [selectGroupedFacets(grouped, hits)] : []),
    ...query.facets
      .filter((attribute) => bitOf.has(attribute) || isMultiValue(attribute))
      .map((attribute) => selectFacet(attribute, bitOf.has(attribute) ? `candidate where ${isHit(attribute)}` : hits)),
  ]
  const parts = [
    selectTotals(query, all, isHit),
    ...(query.perPage > 0 ? [selectHits(query, lookup, all, parameters)] : []),
    ...(facets.length > 0 ? [spellFacets(facets)] : []),
    ...query.histograms.map((attribute) => selectHistogram(attribute, isHit(attribute))),
    ...(extent === 'all' ? [] : [SELECT_FINGERPRINT]),
  ]
  const columns = [
    `${fulfilled} as fulfilled`,
    ...listColumns(query, isFetched ? query.facets.filter((attribute) => bitOf.has(attribute)) : query.facets),
    ...(extent === 'all' ? [] : ['hashtextextended(search_vehicle.xmin::text, id) as revision']),
    ...listRelevance(query, lookup, parameters),
    ...(isByDistance(query) ? [`${toDistance(query.near, parameters)} as distance`] : []),
  ]
  const text = `
    with candidate as materialized (
      select ${columns.join(', ')}
      from search_vehicle${lookup.kind === 'words' ? ' join search_text on vehicle_id = id' : ''} where ${conditions.join(' and ')}
    )${isFetched ? `, ${fetchHits(ofHits, all)}` : ''} ${parts.join(' union all ')}`
  return { text, parameters: parameters.values }
}

/** From this number of filters on few candidates are hits, so columns that are only counted for hits are read for them alone. */
const FILTERS_WORTH_FETCHING = 2

function fetchHits(facets: readonly ListAttribute[], all: number): string {
  return `hit as materialized (
      select ${facets.map((attribute) => `whole.${attribute}`).join(', ')}
      from candidate join search_vehicle whole on whole.id = candidate.id where fulfilled = ${all}
    )`
}

/** Checks whether a query has counts that are worth caching. */
export function isCounting(query: PreparedQuery): boolean {
  return query.facets.length + query.histograms.length > 0
}

/** Identifies each row by its id and the transaction that wrote it. Spellings are only ever added, so their number is enough. */
const SELECT_FINGERPRINT = `
  select '${FINGERPRINT}', concat_ws('/', count(*), sum(revision), (select count(*) from search_value)), null::double precision from candidate`

/** Written so that the first two misses rule out most vehicles. */
function missesAtMostOne(conditions: readonly string[]): string {
  const [first, ...others] = conditions
  if (first === undefined || others.length === 0) return 'true'
  return `(${first} and ${missesAtMostOne(others)} or ${others.join(' and ')})`
}

/** Numbers come before arrays and texts: PostgreSQL decodes a row from its start, and most parts only need the first columns. */
function listColumns(query: PreparedQuery, facets: readonly ListAttribute[]): string[] {
  const ordered = query.perPage > 0 ? ['seq', 'custom_rank', ...query.sort.map((key) => key.attribute)] : []
  const several = facets.filter(isMultiValue)
  return [...new Set(['id', ...ordered, ...query.stats, ...query.histograms, ...several, ...facets])]
}

type NearQuery = PreparedQuery & { near: NonNullable<PreparedQuery['near']> }

/** Whether the page is sorted by distance (LOOK-15). */
function isByDistance(query: PreparedQuery): query is NearQuery {
  return query.isNearestFirst && query.near !== null && query.perPage > 0
}

/** Ranks each row while it is read: collecting the words of all candidates would cost more. */
function listRelevance(query: PreparedQuery, lookup: TextLookup, parameters: Parameters): string[] {
  return query.perPage > 0 && lookup.kind === 'words' ? [`${toRelevance(lookup, parameters)} as relevance`] : []
}

/** Selects the total and the limits of each stat in one pass, as rows ('total', null, n) and ('stat.km', least, greatest). */
function selectTotals(query: PreparedQuery, all: number, isHit: (attribute: string) => string): string {
  const ends = query.stats.flatMap((attribute, index) => [
    `min(${attribute}) filter (where ${isHit(attribute)}) as least_${index}`,
    `max(${attribute}) filter (where ${isHit(attribute)}) as greatest_${index}`,
  ])
  const rows = [
    "('total', null, total)",
    ...query.stats.map((attribute, index) => `('stat.${attribute}', least_${index}::text, greatest_${index})`),
  ]
  return `
    select line.part, line.value, line.number
    from (select ${[`count(*) filter (where fulfilled = ${all})::double precision as total`, ...ends].join(', ')} from candidate) summed,
    lateral (values ${rows.join(', ')}) as line (part, value, number)`
}

/** Selects the page as rows ('hit', id, position). */
function selectHits(query: PreparedQuery, lookup: TextLookup, all: number, parameters: Parameters): string {
  const order = [
    ...(isByDistance(query) ? ['distance'] : []),
    ...query.sort.map((key) => `${key.attribute} ${key.direction} nulls last`),
    ...(lookup.kind === 'words' ? ['relevance'] : []),
    'custom_rank desc',
    'seq asc',
  ].join(', ')
  const offset = parameters.add((query.page - 1) * query.perPage)
  return `
    select 'hit', id::text, (row_number() over ())::double precision
    from (
      select id from candidate where fulfilled = ${all}
      order by ${order} limit ${parameters.add(query.perPage)}::bigint offset ${offset}::bigint
    ) page`
}

/** Exact matches come before typos; within each, matches in names before others, and whole words of a name before prefixes. */
function toRelevance({ condition }: Extract<TextLookup, { kind: 'words' }>, parameters: Parameters): string {
  const meets = (text: string) => `@@ ${parameters.add(text)}::tsquery`
  const isTyped = meets(condition.typed)
  const hasTypos = condition.wide !== condition.typed
  const withTypos = hasTypos ? `when all_words ${isTyped} then 2 when names ${meets(condition.wide)} then 3` : ''
  return `case when names ${meets(condition.exact)} then 0 when names ${isTyped} then 1 ${withTypos} else 4 end`
}

/** Counts all single-valued attributes without a filter in one pass; the bits of grouping() tell which attribute a row belongs to. */
function selectGroupedFacets(attributes: readonly ListAttribute[], hits: string): string {
  const columns = attributes.join(', ')
  const none = 2 ** attributes.length - 1
  const names = attributes.map((attribute, index) => `when ${none - 2 ** (attributes.length - 1 - index)} then '${attribute}'`)
  return `
    select case grouping(${columns}) ${names.join(' ')} end as attribute, coalesce(${columns}) as value, count(*)::double precision as number
    from ${hits}
    group by grouping sets (${attributes.map((attribute) => `(${attribute})`).join(', ')})
    having coalesce(${columns}) is not null`
}

/** Vehicles without a value are in no facet; lists contain no empty values. */
function selectFacet(attribute: ListAttribute, cars: string): string {
  const value = isMultiValue(attribute) ? `unnest(${attribute})` : attribute
  return `
    select '${attribute}' as attribute, value, count(*)::double precision as number from (select ${value} as value from ${cars}) narrowed
    where value is not null group by value`
}

/** Selects a histogram as rows ('spread.price', start of a bucket, n). */
function selectHistogram(attribute: RangeAttribute, condition: string): string {
  const width = HISTOGRAM_BIN_WIDTHS[attribute]
  return `
    select 'spread.${attribute}', (floor(${attribute} / ${width}) * ${width})::text, count(*)::double precision
    from candidate where ${condition} and ${attribute} is not null group by floor(${attribute} / ${width})`
}

/** Returns facet rows as ('facet.make', spelling, n): values are counted folded and shown as spelled, with one row per spelling. */
function spellFacets(facets: readonly string[]): string {
  return `
    select 'facet.' || counted.attribute, coalesce(known.spelling, counted.value), number
    from (${facets.join(' union all ')}) counted
    left join search_value known on known.attribute = counted.attribute and known.folded = counted.value`
}
