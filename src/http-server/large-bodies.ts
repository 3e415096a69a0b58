const MB = 1024 * 1024
/** Enough for one stock file and a few pictures. A body is in memory twice until its call has read it. */
const MOST_BYTES_AT_ONCE = 96 * MB

/** Limits the total size of large bodies that are being received from all callers (SEC-18). */
export class LargeBodies {
  #bytes = 0

  /** Reserves room for a body of so many bytes. Returns a function that releases it, or null when there is no room. */
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
