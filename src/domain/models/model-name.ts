import { foldValue } from '../search/fold'

/** Makes that number their models, with the name that goes before the number. */
const NUMBERED: ReadonlyMap<string, string> = new Map([
  ['mazda', 'Mazda'],
  ['mg', 'MG'],
])

/**
 * A model's name as lookups and matching know it (MOD-11): the numbers of Mazda and MG carry the make, '3' → 'Mazda3' or 'MG3', however
 * they were typed ('mazda 3', 'MG 3'). Names of other makes, and names with more than a number in them, stay as they are.
 */
export function normaliseModelName(make: string, model: string): string {
  const prefix = NUMBERED.get(foldValue(make))
  if (prefix === undefined) return model
  const digits = new RegExp(`^\\s*(?:${prefix})?[\\s-]*(\\d+)\\s*$`, 'i').exec(model)?.[1]
  return digits === undefined ? model : `${prefix}${digits}`
}

/** Whether two names of a make's models mean the same one (MOD-11). */
export function isSameModel(make: string, one: string, other: string): boolean {
  return foldValue(normaliseModelName(make, one)) === foldValue(normaliseModelName(make, other))
}
