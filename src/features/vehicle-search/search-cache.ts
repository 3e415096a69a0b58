/** As many answers as a visit can look back on (SRCH-15). */
const MOST_ENTRIES = 50

/** Answers by their full query; when there are too many, the oldest goes. One that was asked for in other words counts once. */
export class SearchCache<Answer> {
  readonly #answers = new Map<string, Answer>()
  /** Other addresses of answers → their own. */
  readonly #others = new Map<string, string>()

  get(address: string): Answer | undefined {
    return this.#answers.get(this.#others.get(address) ?? address)
  }

  /** @param asked the address that was asked for, where it is not the answer's own. */
  set(address: string, answer: Answer, asked = address): void {
    this.#answers.delete(address)
    this.#answers.set(address, answer)
    this.#others.delete(address)
    if (asked !== address) this.#others.set(asked, address)
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > MOST_ENTRIES && oldest !== undefined) this.#forget(oldest)
  }

  #forget(address: string): void {
    this.#answers.delete(address)
    for (const [other, own] of this.#others) if (own === address) this.#others.delete(other)
  }
}
