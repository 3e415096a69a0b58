/** A plate as a visitor typed it. */
export type RegoQuestion = { rego: string; regoState: string }

/** What a register says of a plate's car (API-17); null for what it does not say. */
export type RegoCar = { make: string; model: string; badge: string | null; year: number }

/** Who knows cars by their plates, whichever provider it is (API-17). */
export type RegoLookup = {
  /** `embedded` knows no register, so it never knows a car: the visitor types the details. */
  kind: 'embedded' | 'service'
  /**
   * The car of a plate; null when the provider knows none.
   * @throws ServiceUnavailableError when an outside provider does not answer in time or not in the agreed form.
   */
  ask: (question: RegoQuestion) => Promise<RegoCar | null>
}
