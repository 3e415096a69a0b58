import { isMultiValue, type ListAttribute } from '@/domain/search/facets'
import { foldValue } from '@/domain/search/fold'
import type { PreparedQuery } from '@/domain/search/query'
import type { ExecuteSql } from '../port'
import { Parameters, toScopeConditions } from './conditions'

type Row = Record<string, unknown>
type Doubt = { attribute: ListAttribute; folded: string; key: string }

/** Limits the lookups. Beyond this number, which no stock has reached, the spelling that sorts first is used. */
const MOST_DOUBTS = 60

const keyOf = (part: unknown, value: unknown) => `${String(part)} ${foldValue(String(value))}`

/** Returns facet values that the platform has in several spellings. */
function listDoubts(facets: readonly ListAttribute[], rows: readonly Row[]): Doubt[] {
  const seen = new Set<string>()
  const doubts = new Map<string, Doubt>()
  const attributeOf = new Map<unknown, ListAttribute>(facets.map((attribute) => [`facet.${attribute}`, attribute]))
  for (const { part, value } of rows) {
    const attribute = attributeOf.get(part)
    if (attribute === undefined) continue
    const key = keyOf(part, value)
    if (seen.has(key)) doubts.set(key, { attribute, folded: foldValue(String(value)), key })
    seen.add(key)
  }
  return [...doubts.values()].slice(0, MOST_DOUBTS)
}

function selectSpelling({ attribute, folded }: Doubt, at: number, scope: string, parameters: Parameters): string {
  const value = parameters.add(folded)
  const has = isMultiValue(attribute) ? `${value} = any (${attribute})` : `${attribute} = ${value}`
  return `(select ${at} as place, (select doc from search_document stored where stored.id = search_vehicle.id) -> '${attribute}' as spelling
    from search_vehicle where ${scope} and ${has} order by id limit 1)`
}

/** Returns a vehicle's value, or the matching one of several. */
function chooseSpelling(spelling: unknown, folded: string): string | undefined {
  return [spelling].flat().find((value): value is string => typeof value === 'string' && foldValue(value) === folded)
}

/**
 * Replaces spellings in facet rows by those of the site's own stock, so that other dealers' 'TOYOTA' does not appear (CARD-03). Runs a
 * statement only when there are such values, which is rare.
 */
export async function applyOwnSpellings(execute: ExecuteSql, query: PreparedQuery, rows: Row[]): Promise<Row[]> {
  const doubts = listDoubts(query.facets, rows)
  if (doubts.length === 0) return rows
  const parameters = new Parameters()
  const scope = toScopeConditions(query.scope, parameters).join(' and ')
  const text = doubts.map((doubt, at) => selectSpelling(doubt, at, scope, parameters)).join(' union all ')
  const own = new Map<string, string>()
  for (const { place, spelling } of (await execute(text, parameters.values)).rows) {
    const doubt = doubts[Number(place)]
    const chosen = doubt && chooseSpelling(spelling, doubt.folded)
    if (doubt && chosen !== undefined) own.set(doubt.key, chosen)
  }
  return rows.filter(({ part, value }) => (own.get(keyOf(part, value)) ?? value) === value)
}
