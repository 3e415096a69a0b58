import { isSameValue } from '../merge-documents'
import type { ReleasedPart } from './release-item'

/** Fields of the site settings by part. */
const FIELDS: Record<Exclude<ReleasedPart, 'switches'>, readonly string[]> = {
  theme: ['theme'],
  menus: ['menuTree', 'megaPromo', 'linkDefaults'],
}

/** Returns the values of a part that were sent. A group without a value is an empty one, because it is stored as several columns. */
export function pickPart(part: Exclude<ReleasedPart, 'switches'>, sent: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = FIELDS[part].filter((field) => field in sent)
  return Object.fromEntries(fields.map((field) => [field, sent[field] ?? (field === 'menuTree' ? null : {})]))
}

/** A switch that is off differs from one that isn't set, which follows the template. */
function isSameSwitch(one: unknown, other: unknown): boolean {
  const [left, right] = [one ?? null, other ?? null]
  return left === null || right === null || typeof left === 'boolean' ? left === right : isSameValue(left, right)
}

/** Whether two values of a field of a part mean the same. */
export function isSameInPart(part: ReleasedPart, one: unknown, other: unknown): boolean {
  return part === 'switches' ? isSameSwitch(one, other) : isSameValue(one, other)
}

/** Returns the names of the switches that differ. */
export function listChangedSwitches(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.filter((key) => !isSameSwitch(before[key], after[key])).toSorted()
}

/** Returns a record's values of some keys; null for those it doesn't have. */
export function pickKeys(record: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, record[key] ?? null]))
}

/** Sets values in stored switches. A null removes a switch, so that the site follows its template again. */
export function withSwitches(
  stored: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...stored, ...values }).filter(([, value]) => value !== null))
}

/** Whether two sets of values of a part mean the same. */
export function isSamePart(part: ReleasedPart, one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSameInPart(part, one[key], other[key]))
}
