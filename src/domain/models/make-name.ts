import { foldValue } from '../search/fold'
import { slugify } from '../text/slug'

/** Alternative make names from manufacturers, registers and feeds, as slugs, with the make they refer to (BRD-05). */
const MAKES_BY_ALTERNATIVE_NAME: ReadonlyMap<string, string> = new Map([
  ['suzuki-australia', 'Suzuki'],
  ['mercedes-benz', 'Mercedes-Benz'],
  ['isuzu-ute', 'Isuzu'],
  ['viscount-caravans', 'Viscount'],
])

/**
 * Replaces an alternative make name by the make, ignoring case and punctuation: 'Isuzu UTE' → 'Isuzu', 'mercedes benz' → 'Mercedes-Benz'.
 * Other names are returned unchanged (BRD-05). Everything that stores, imports, shows or looks up a make must call this.
 */
export function normaliseMakeName(name: string): string {
  return MAKES_BY_ALTERNATIVE_NAME.get(slugify(name)) ?? name
}

/** Returns the address segment of a make, whichever of its names is given: 'Isuzu UTE' → 'isuzu' (SRCH-02, BRD-05). */
export function toMakeSlug(name: string): string {
  return slugify(normaliseMakeName(name))
}

/** Checks whether two names refer to the same make (BRD-05). */
export function isSameMake(one: string, other: string): boolean {
  return foldValue(normaliseMakeName(one)) === foldValue(normaliseMakeName(other))
}
