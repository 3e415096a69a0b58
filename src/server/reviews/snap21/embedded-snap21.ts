import type { Snap21 } from './port'

/** Without the service no rating is known, and none is shown. */
export function createEmbeddedSnap21(): Snap21 {
  return { kind: 'embedded', findRating: () => Promise.resolve(null) }
}
