import { isMultiValue } from '@/domain/search/facets'
import { type Coordinates, EARTH_RADIUS_KM } from '@/domain/geo/geo'
import type { NumberRange, PreparedQuery } from '@/domain/search/query'
import type { SearchScope } from '@/domain/search/scope'
import type { TextCondition } from './expand-words'
import { toOwnerWord } from './to-row'

/** Collects the parameters of one statement. Visitors' input must only reach SQL through this class. */
export class Parameters {
  readonly values: unknown[] = []

  /** @returns the placeholder, '$3'. */
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

/** How to look up the text of a query. */
export type TextLookup =
  | { kind: 'none' }
  | { kind: 'words'; condition: TextCondition }
  /** VIN or stock number, folded: complete or as a prefix */
  | { kind: 'identifier'; identifier: string; asPrefix: boolean }

/** The visibility rule in SQL (CAR-16 to CAR-20, SRCH-17). */
export function toScopeConditions(scope: SearchScope, parameters: Parameters): string[] {
  const conditions = [
    `dealership_id = any (${parameters.add([...scope.dealershipIds])}::integer[])`,
    'is_shown',
    `sold_at > ${parameters.add(scope.soldAfter)}::double precision`,
  ]
  if (scope.minPhotos > 0) conditions.push(`photos_count >= ${parameters.add(scope.minPhotos)}::integer`)
  const limits = { car_type: scope.carTypes, status: scope.statuses, make: scope.makes }
  for (const [column, values] of Object.entries(limits)) {
    if (values.length > 0) conditions.push(`${column} = any (${parameters.add([...values])}::text[])`)
  }
  if (scope.kinds.kind !== 'all') {
    const isNamed = `(item_type = any (${parameters.add([...scope.kinds.names])}::text[]))`
    conditions.push(scope.kinds.kind === 'only' ? isNamed : `${isNamed} is not true`)
  }
  if (scope.excludedStockNumbers.length > 0) {
    conditions.push(`(stock_number = any (${parameters.add([...scope.excludedStockNumbers])}::text[])) is not true`)
  }
  if (scope.isPricedOnly) conditions.push('price > 0')
  return conditions
}

/** Returns the conditions that apply to every facet besides the scope: text, distance and exclusions. */
export function toFixedConditions(query: PreparedQuery, lookup: TextLookup, parameters: Parameters): string[] {
  const conditions: string[] = []
  if (lookup.kind === 'words') conditions.push(`all_words @@ ${parameters.add(ownedBy(query.scope, lookup.condition.wide))}::tsquery`)
  if (lookup.kind === 'identifier') conditions.push(toIdentifierCondition(lookup.identifier, lookup.asPrefix, parameters))
  if (query.excludeIds.length > 0) conditions.push(`id <> all (${parameters.add([...query.excludeIds])}::integer[])`)
  if (query.near) conditions.push(toNearCondition(query.near, parameters))
  return conditions
}

/** With more dealerships, searching the words of all vehicles is faster than adding each owner to the text condition. */
const MOST_OWNERS = 16

/** Limits a text condition to the scope's dealerships, so that the index reads no other vehicles. */
function ownedBy({ dealershipIds }: SearchScope, condition: string): string {
  const owners = dealershipIds.map((id) => `'${toOwnerWord(id)}'`).join('|')
  return owners === '' || dealershipIds.length > MOST_OWNERS ? condition : `(${owners})&(${condition})`
}

export function toIdentifierCondition(identifier: string, asPrefix: boolean, parameters: Parameters): string {
  const given = `${parameters.add(identifier)}::text`
  if (!asPrefix) return `(vin = ${given} or stock_number = ${given})`
  const startsWith = (column: string) => `(${column} >= ${given} and ${column} < ${given} || chr(1114111))`
  return `(${startsWith('vin')} or ${startsWith('stock_number')})`
}

/** Great-circle distance (LIM-01). A range of latitudes excludes most vehicles before the trigonometry. */
function toNearCondition(near: NonNullable<PreparedQuery['near']>, parameters: Parameters): string {
  const [lat, metres] = [near.lat, near.radiusMetres].map((value) => `${parameters.add(value)}::double precision`)
  const band = `abs(lat - ${lat}) <= degrees(${metres} / ${METRES_PER_RADIAN}) + 0.000001`
  return `(${band} and ${toDistance(near, parameters)} <= ${metres})`
}

const METRES_PER_RADIAN = EARTH_RADIUS_KM * 1_000

/** The great-circle distance of a vehicle in metres (LIM-01). */
export function toDistance(from: Coordinates, parameters: Parameters): string {
  const [lat, lng] = [from.lat, from.lng].map((value) => `${parameters.add(value)}::double precision`)
  const chord = `power(sin(radians(lat - ${lat}) / 2), 2) + cos(radians(${lat})) * cos(radians(lat)) * power(sin(radians(lng - ${lng}) / 2), 2)`
  return `2 * ${METRES_PER_RADIAN} * asin(sqrt(least(1, ${chord})))`
}

/** One active filter of the visitor. A facet, stat or histogram of the same attribute ignores it. */
export type FilterCondition = { attribute: string; sql: string; isCountedWithout: boolean }

function listBounds(attribute: string, { min, max }: NumberRange, parameters: Parameters): string[] {
  return [
    min === null ? [] : [`${attribute} >= ${parameters.add(min)}::double precision`],
    max === null ? [] : [`${attribute} <= ${parameters.add(max)}::double precision`],
  ].flat()
}

export function toFilterConditions(query: PreparedQuery, parameters: Parameters): FilterCondition[] {
  const lists = query.lists.map(({ attribute, values }): FilterCondition => {
    const given = `${parameters.add(values)}::text[]`
    const sql = isMultiValue(attribute) ? `${attribute} && ${given}` : `${attribute} = any (${given})`
    return { attribute, sql: `(${sql}) is true`, isCountedWithout: query.facets.includes(attribute) }
  })
  const ranges = query.ranges.map(({ attribute, min, max, prices }): FilterCondition => {
    const own = listBounds(attribute, { min, max }, parameters).join(' and ')
    const calculated = prices && [`${attribute} is null and price is not null`, ...listBounds('price', prices, parameters)].join(' and ')
    return {
      attribute,
      sql: calculated ? `((${own}) or (${calculated})) is true` : `(${own}) is true`,
      isCountedWithout: query.stats.includes(attribute) || query.histograms.includes(attribute),
    }
  })
  return [...lists, ...ranges]
}
