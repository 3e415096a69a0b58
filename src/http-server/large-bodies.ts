const MB = 1024 * 1024
/** Room for one file of stock and a few pictures: a body is held in memory, twice, until its call has read it. */
const MOST_BYTES_AT_ONCE = 96 * MB

/** Counts the large bodies that are being received, over all callers (SEC-18). */
export class LargeBodies {
  #bytes = 0

  /** Takes room for a body of so many bytes; answers how to give it back, or null when others take it all. */
  reserve(bytes: number): (() => void) | null {
    if (this.#bytes + bytes > MOST_BYTES_AT_ONCE) return null
    this.#bytes += bytes
    let isHeld = true
    return () => {
      if (isHeld) this.#bytes -= bytes
      isHeld = false
    }
  }
}
