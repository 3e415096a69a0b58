const QUIET_MS = 500
const LOOK_MS = 50
/** Rows are applied after this time even if somebody never pauses. */
const MAX_WAIT_MS = 8_000
const TOUCHES = ['keydown', 'input', 'pointerdown', 'click'] as const
/** The open menu of a row acts on a position, so no row may be inserted above it meanwhile. */
const OPEN_MENU = '.array-actions__action'

/** Tracks when the form was last touched. */
export function watchTouches() {
  let touchedAt = 0
  const note = () => (touchedAt = performance.now())
  for (const name of TOUCHES) document.addEventListener(name, note, true)
  return {
    /** When it was last touched, by performance.now(). */
    touchedAt: () => touchedAt,
    /** Waits until nobody has touched the form for half a second and no row menu is open, but at most eight seconds. */
    pause: async () => {
      const until = performance.now() + MAX_WAIT_MS
      const isBusy = () => performance.now() - touchedAt < QUIET_MS || document.querySelector(OPEN_MENU) !== null
      while (performance.now() < until && isBusy()) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    },
    stop: () => {
      for (const name of TOUCHES) document.removeEventListener(name, note, true)
    },
  }
}
