import type { SearchEngine } from './port'

/** Stops the repetition; resolves when a run under way has ended. */
export type StopSettling = () => Promise<void>

/**
 * Brings the engine up to date again and again, one run after the other, so that writes of other processes and those made while the engine was
 * away are found without anybody asking. On Postgres there is nothing to do, and nothing is started.
 * @param everyMs the pause between two runs.
 * @param onError told of a run that failed; the next one tries again.
 */
export function keepSettled(engine: SearchEngine, everyMs: number, onError: (error: unknown) => void): StopSettling {
  if (engine.kind === 'postgres') return () => Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running = Promise.resolve()
  const plan = () => {
    if (isStopped) return
    timer = setTimeout(() => {
      running = engine.settle().catch(onError).finally(plan)
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
