/**
 * Runs one drawing at a time. What changes meanwhile is drawn once, in its newest state, when the running one has ended: calls to the server wait
 * for each other, and a backlog would grow with each key (EDT-30).
 */
export function makeDrawQueue(draw: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isAsked = false
  const run = async () => {
    if (isRunning) {
      isAsked = true
      return
    }
    isRunning = true
    await draw()
    isRunning = false
    if (!isAsked) return
    isAsked = false
    void run()
  }
  return {
    /** Draws after a pause in milliseconds; an earlier request that has not begun is dropped. */
    ask: (pauseMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => void run(), pauseMs)
    },
    stop: () => clearTimeout(timer),
  }
}
