import type { Snap21 } from './port'

/** Knows no rating, so that none is shown without the service. */
export function createEmbeddedSnap21(): Snap21 {
  return { kind: 'embedded', findRating: () => Promise.resolve(null) }
}
