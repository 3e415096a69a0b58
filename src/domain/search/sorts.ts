import { DEFAULT_SORT } from './default-sort'
import type { RangeAttribute } from './facets'

/** Results can be sorted by every range attribute and by the platform's own rank. */
export type SortAttribute = RangeAttribute | 'custom_rank'

/** A vehicle without the value comes last in both directions. */
export type SortKey = { attribute: SortAttribute; direction: 'asc' | 'desc' }

type SortRow = { id: string; label: string; keys: readonly SortKey[] }

/** The sort options (SRCH-23). 'recommended' is the tenant's own order (SRCH-16). */
export const SORT_CHOICES = [
  { id: 'recommended', label: 'Recommended', keys: [] },
  { id: 'price-low', label: 'Price: low to high', keys: [{ attribute: 'price', direction: 'asc' }] },
  { id: 'price-high', label: 'Price: high to low', keys: [{ attribute: 'price', direction: 'desc' }] },
  { id: 'newest', label: 'Newest first', keys: [{ attribute: 'created_at_timestamp', direction: 'desc' }] },
  { id: 'lowest-km', label: 'Lowest km', keys: [{ attribute: 'km', direction: 'asc' }] },
] as const satisfies readonly SortRow[]

/** Sort options that only some kinds of stock have (KIND-05). */
const KIND_SORTS = [
  { id: 'lightest', label: 'Lightest first', keys: [{ attribute: 'tare', direction: 'asc' }] },
  { id: 'shortest', label: 'Shortest first', keys: [{ attribute: 'body_length', direction: 'asc' }] },
  { id: 'most-payload', label: 'Most payload', keys: [{ attribute: 'payload', direction: 'desc' }] },
] as const satisfies readonly SortRow[]

const ALL_SORTS = [...SORT_CHOICES, ...KIND_SORTS]

/** A sort order of a row of vehicles, which has no place. */
export type RowSortId = (typeof SORT_CHOICES)[number]['id']

/** A sort order that a kind of stock can offer (KIND-05). */
export type KindSortId = (typeof ALL_SORTS)[number]['id']

/** 'nearest' sorts by distance (toSearchQuery), and is offered while a place is known (LOOK-15). */
export type SortId = KindSortId | 'nearest'

const NEAREST = { id: 'nearest', label: 'Nearest first' } as const

/** Returns the sort options of a search: those of the site's kinds (KIND-05), and by distance only around a place (LOOK-15). */
export function listSortChoices(kindSorts: readonly KindSortId[], hasPlace: boolean): { id: SortId; label: string }[] {
  const offered = ALL_SORTS.filter(({ id }) => kindSorts.includes(id)).map(({ id, label }) => ({ id, label }))
  return [...offered, ...(hasPlace ? [NEAREST] : [])]
}

/** The order of SRCH-16, used when a tenant's rule is invalid. */
const CUSTOM_RANK_FIRST: readonly SortKey[] = [{ attribute: 'custom_rank', direction: 'desc' }]

const SORT_ATTRIBUTES: Record<SortAttribute, true> = {
  price: true,
  weekly_price: true,
  subscription_price: true,
  km: true,
  year: true,
  body_length: true,
  tare: true,
  atm: true,
  gvm: true,
  payload: true,
  ball_weight: true,
  created_at_timestamp: true,
  custom_rank: true,
}

function isSortAttribute(attribute: string | undefined): attribute is SortAttribute {
  return attribute !== undefined && Object.hasOwn(SORT_ATTRIBUTES, attribute)
}

/** Returns the sort option that an address names, 'recommended' by default (SRCH-08). */
export function findSort(id: string | null | undefined): SortId {
  return [...ALL_SORTS, NEAREST].find((choice) => choice.id === id)?.id ?? DEFAULT_SORT
}

/**
 * Parses a tenant's sort rule, such as 'custom_rank:desc' or 'year:desc,price:asc' (SRCH-16). An invalid rule gives custom_rank descending.
 */
export function parseSortRule(rule: string): readonly SortKey[] {
  const keys = rule.split(',').map((part): SortKey | null => {
    const [attribute, direction, ...rest] = part.split(':').map((word) => word.trim())
    const isDirection = direction === 'asc' || direction === 'desc'
    return isSortAttribute(attribute) && isDirection && rest.length === 0 ? { attribute, direction } : null
  })
  const known = keys.filter((key) => key !== null)
  return known.length === keys.length ? known : CUSTOM_RANK_FIRST
}

/**
 * Returns the keys of a sort option (SRCH-23). 'Recommended' is the tenant's rule, but relevance comes first in a text search: engines
 * break ties by relevance, custom_rank and ID (docs/decisions/0029).
 */
export function resolveSortKeys(id: SortId, defaultRule: string, hasWords: boolean): readonly SortKey[] {
  if (id === 'recommended' || id === 'nearest') return hasWords ? [] : parseSortRule(defaultRule)
  return ALL_SORTS.find((choice) => choice.id === id)?.keys ?? []
}
