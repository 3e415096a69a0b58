/** A plate as a visitor typed it. */
export type RegoQuestion = { rego: string; regoState: string }

/** A register's data about a car (API-17); null where unknown. */
export type RegoCar = { make: string; model: string; badge: string | null; year: number }

/** The provider of cars by plate (API-17). */
export type RegoLookup = {
  /** `embedded` knows no car, so that the visitor types the details. */
  kind: 'embedded' | 'service'
  /**
   * Returns the car of a plate; null when the provider knows none.
   * @throws ServiceUnavailableError when an outside provider does not answer in time or in the agreed form.
   */
  ask: (question: RegoQuestion) => Promise<RegoCar | null>
}
