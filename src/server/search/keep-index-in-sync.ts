import type { SearchEngine } from './port'

/** Stops the runs; resolves when the current one has ended. */
export type StopSync = () => Promise<void>

/**
 * Updates the engine's index at intervals, one run after the other, with writes of other processes and those made while the engine was
 * unavailable. Does nothing for Postgres.
 * @param everyMs the pause between two runs.
 * @param onError called when a run fails; the next one tries again.
 */
export function keepIndexInSync(engine: SearchEngine, everyMs: number, onError: (error: unknown) => void): StopSync {
  if (engine.kind === 'postgres') return () => Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running = Promise.resolve()
  const plan = () => {
    if (isStopped) return
    timer = setTimeout(() => {
      running = engine.sync().catch(onError).finally(plan)
    }, everyMs)
    timer.unref()
  }
  plan()
  return () => {
    isStopped = true
    clearTimeout(timer)
    return running
  }
}
