/** As many answers as a visit can look back on (SRCH-15). */
const MOST_ENTRIES = 50

/** Answers by their full query; when there are too many, the oldest goes. */
export class SearchCache<Answer> {
  readonly #answers = new Map<string, Answer>()

  get(address: string): Answer | undefined {
    return this.#answers.get(address)
  }

  set(address: string, answer: Answer): void {
    this.#answers.delete(address)
    this.#answers.set(address, answer)
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > MOST_ENTRIES && oldest !== undefined) this.#answers.delete(oldest)
  }
}
