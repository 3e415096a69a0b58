const QUIET_MS = 500
/** Somebody who never pauses gets the rows all the same. */
const MAX_WAIT_MS = 4_000
const TOUCHES = ['keydown', 'input', 'pointerdown'] as const

/** Watches when the form was last touched. */
export function watchTouches() {
  let touchedAt = 0
  const note = () => (touchedAt = performance.now())
  for (const name of TOUCHES) document.addEventListener(name, note, true)
  return {
    /** Waits until nobody has touched the form for half a second, at most four seconds. */
    pause: async () => {
      const until = performance.now() + MAX_WAIT_MS
      for (let now = performance.now(); now < until && now - touchedAt < QUIET_MS; now = performance.now())
        await new Promise((resolve) => setTimeout(resolve, Math.min(QUIET_MS - (now - touchedAt), until - now)))
    },
    stop: () => {
      for (const name of TOUCHES) document.removeEventListener(name, note, true)
    },
  }
}
