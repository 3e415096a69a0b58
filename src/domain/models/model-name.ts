import { foldValue } from '../search/fold'

/** Makes with numbered models, and the prefix of the number. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['mazda', 'Mazda'],
  ['mg', 'MG'],
])

/**
 * Normalises a model name for lookups and comparisons (MOD-11). Numbered models of Mazda and MG get the make as prefix: '3', 'mazda 3' →
 * 'Mazda3', 'MG 3' → 'MG3'. All other names are returned unchanged.
 */
export function normaliseModelName(make: string, model: string): string {
  const prefix = PREFIXES.get(foldValue(make))
  if (prefix === undefined) return model
  const digits = new RegExp(`^\\s*(?:${prefix})?[\\s-]*(\\d+)\\s*$`, 'i').exec(model)?.[1]
  return digits === undefined ? model : `${prefix}${digits}`
}

/** Checks whether two names of one make refer to the same model (MOD-11). */
export function isSameModel(make: string, one: string, other: string): boolean {
  return foldValue(normaliseModelName(make, one)) === foldValue(normaliseModelName(make, other))
}
