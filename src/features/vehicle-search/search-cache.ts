/** Number of results that going back can restore (SRCH-15). */
const MAX_ENTRIES = 50

/** Caches results by address and evicts the oldest. Results requested by another address count once. */
export class SearchCache<Answer> {
  readonly #answers = new Map<string, Answer>()
  /** Maps other addresses to a result's own address. */
  readonly #others = new Map<string, string>()

  get(address: string): Answer | undefined {
    return this.#answers.get(this.#others.get(address) ?? address)
  }

  /** @param asked The requested address, if it isn't the result's own. */
  set(address: string, answer: Answer, asked = address): void {
    this.#answers.delete(address)
    this.#answers.set(address, answer)
    this.#others.delete(address)
    if (asked !== address) this.#others.set(asked, address)
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > MAX_ENTRIES && oldest !== undefined) this.#forget(oldest)
  }

  #forget(address: string): void {
    this.#answers.delete(address)
    for (const [other, own] of this.#others) if (own === address) this.#others.delete(other)
  }
}
