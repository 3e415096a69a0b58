import { foldValue } from '../search/fold'
import { slugify } from '../text/slug'

/** Names that manufacturers, registers and feeds use for a make, as slugs, with the make that they mean (BRD-05). */
const MAKES_BY_OTHER_NAME: ReadonlyMap<string, string> = new Map([
  ['suzuki-australia', 'Suzuki'],
  ['mercedes-benz', 'Mercedes-Benz'],
  ['isuzu-ute', 'Isuzu'],
  ['viscount-caravans', 'Viscount'],
])

/**
 * The make that a name stands for, 'Isuzu UTE' → 'Isuzu', 'mercedes benz' → 'Mercedes-Benz', whatever its case and signs; every other name stays as it
 * is written (BRD-05). Everything that stores, imports, shows or looks up a make goes through here.
 */
export function normaliseMakeName(name: string): string {
  return MAKES_BY_OTHER_NAME.get(slugify(name)) ?? name
}

/** The segment of an address that stands for a make under any of its names, 'Isuzu UTE' → 'isuzu' (SRCH-02, BRD-05). */
export function toMakeSlug(name: string): string {
  return slugify(normaliseMakeName(name))
}

/** Whether two names mean the same make (BRD-05). */
export function isSameMake(one: string, other: string): boolean {
  return foldValue(normaliseMakeName(one)) === foldValue(normaliseMakeName(other))
}
