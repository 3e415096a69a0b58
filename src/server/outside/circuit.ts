/** Keeps a service that does not answer from slowing every visitor down. */
export type Circuit = {
  /** Whether the service may be asked now. */
  isClosed: () => boolean
  /** @returns whether the service had failed before, so that it has recovered now. */
  noteSuccess: () => boolean
  noteFailure: () => void
}

export type CircuitSettings = {
  /** Failures in a row that open it. */
  failures?: number
  /** How long the service is left alone then; the first call after that tries it again. */
  restMs?: number
  /** Milliseconds of any clock that only runs forward. */
  clock?: () => number
}

/**
 * A circuit for one outside service: after some failures in a row it opens, and calls go to the fallback at once; after a rest one call tries the
 * service again, and its outcome decides.
 */
export function createCircuit({ failures = 3, restMs = 30_000, clock = () => performance.now() }: CircuitSettings = {}): Circuit {
  let inARow = 0
  let openUntil = -Infinity
  return {
    isClosed: () => {
      if (inARow < failures) return true
      if (clock() < openUntil) return false
      // this caller tries it; the others wait for what becomes of it
      openUntil = clock() + restMs
      return true
    },
    noteSuccess: () => {
      const hasRecovered = inARow > 0
      inARow = 0
      return hasRecovered
    },
    noteFailure: () => {
      inARow += 1
      if (inARow >= failures) openUntil = clock() + restMs
    },
  }
}
