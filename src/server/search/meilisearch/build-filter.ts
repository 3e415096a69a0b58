import type { NumberRange, PreparedQuery } from '@/domain/search/query'
import { AVAILABLE_STATUSES, type KindLimit, type SearchScope } from '@/domain/search/scope'

/** Quotes a text for Meilisearch's filter language. */
export function quoteValue(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

function isOneOf(attribute: string, values: readonly string[]): string {
  return `${attribute} IN [${values.map(quoteValue).join(', ')}]`
}

/** A condition that no vehicle meets. */
const NOTHING = 'id IN []'

function writeKindLimit(limit: KindLimit): string[] {
  if (limit.kind === 'all') return []
  return [limit.kind === 'only' ? isOneOf('item_type', limit.names) : `NOT ${isOneOf('item_type', limit.names)}`]
}

/** The visibility rule (CAR-16 to CAR-20, SRCH-17). */
export function toScopeFilters(scope: SearchScope): string[] {
  const limits: readonly (readonly [string, readonly string[]])[] = [
    ['car_type', scope.carTypes],
    ['status', scope.statuses],
    ['make', scope.makes],
  ]
  return [
    scope.dealershipIds.length === 0 ? NOTHING : `dealership_id IN [${scope.dealershipIds.join(', ')}]`,
    'show_on_dealer_website = true',
    `(${isOneOf('status', AVAILABLE_STATUSES)} OR sold_date_timestamp > ${writeNumber(scope.soldAfter)})`,
    ...(scope.minPhotos > 0 ? [`photos_count >= ${scope.minPhotos}`] : []),
    ...limits.flatMap(([attribute, values]) => (values.length > 0 ? [isOneOf(attribute, values)] : [])),
    ...writeKindLimit(scope.kinds),
    ...(scope.excludedStockNumbers.length > 0 ? [`NOT ${isOneOf('stock_number_key', scope.excludedStockNumbers)}`] : []),
    ...(scope.isPricedOnly ? ['price > 0'] : []),
  ]
}

/** Returns the conditions that apply to every facet. */
export function toFixedFilters({ scope, near, excludeIds }: PreparedQuery): string[] {
  return [
    ...toScopeFilters(scope),
    ...(excludeIds.length > 0 ? [`NOT id IN [${excludeIds.join(', ')}]`] : []),
    ...(near ? [`_geoRadius(${[near.lat, near.lng, near.radiusMetres].map(writeNumber).join(', ')})`] : []),
  ]
}

/** VIN or stock number, folded: complete or as a prefix. */
export function toIdentifierFilter(identifier: string, asPrefix: boolean): string {
  const operator = asPrefix ? 'STARTS WITH' : '='
  return `(vin_key ${operator} ${quoteValue(identifier)} OR stock_number_key ${operator} ${quoteValue(identifier)})`
}

/** One active filter of the visitor. The facet or stat of its attribute ignores it. */
export type VisitorFilter = { attribute: string; filter: string }

function listBounds(attribute: string, { min, max }: NumberRange): string[] {
  return [min === null ? [] : [`${attribute} >= ${writeNumber(min)}`], max === null ? [] : [`${attribute} <= ${writeNumber(max)}`]].flat()
}

export function toVisitorFilters({ lists, ranges }: PreparedQuery): VisitorFilter[] {
  return [
    ...lists.map(({ attribute, values }) => ({ attribute, filter: isOneOf(attribute, values) })),
    ...ranges.map(({ attribute, min, max, prices }) => {
      const own = listBounds(attribute, { min, max }).join(' AND ')
      const calculated = prices && [`${attribute} IS NULL AND price IS NOT NULL`, ...listBounds('price', prices)].join(' AND ')
      return { attribute, filter: calculated ? `(${own}) OR (${calculated})` : own }
    }),
  ]
}

/** The filter language has no exponents. */
function writeNumber(value: number): string {
  return Math.abs(value) >= 1e21 || (value !== 0 && Math.abs(value) < 1e-6) ? value.toFixed(10) : String(value)
}
