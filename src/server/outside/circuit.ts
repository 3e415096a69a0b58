/** A circuit breaker: it keeps a failing service from slowing down every visitor. */
export type Circuit = {
  /** Checks whether the service may be asked now. */
  isClosed: () => boolean
  /** @returns whether the service has just recovered. */
  noteSuccess: () => boolean
  noteFailure: () => void
}

export type CircuitSettings = {
  /** The number of failures in a row that open the circuit. */
  failures?: number
  /** How long the circuit stays open, in milliseconds; the next call then tries the service. */
  restMs?: number
  /** Milliseconds of a monotonic clock. */
  clock?: () => number
}

/**
 * Creates a circuit breaker for one outside service. After some failures in a row it opens and calls use the fallback. After a rest one
 * call tries the service again; its outcome decides.
 */
export function createCircuit({ failures = 3, restMs = 30_000, clock = () => performance.now() }: CircuitSettings = {}): Circuit {
  let inARow = 0
  let openUntil = -Infinity
  return {
    isClosed: () => {
      if (inARow < failures) return true
      if (clock() < openUntil) return false
      // this caller tries the service; others use the fallback until its outcome is known
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
