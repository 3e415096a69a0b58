import { shared } from '../cache/process-global'

/** The moments at which a process may die and a lead must not be lost for it (REL-01). */
export const CHECKPOINTS = ['before-insert', 'before-commit', 'before-answer', 'before-send', 'after-send'] as const
export type Checkpoint = (typeof CHECKPOINTS)[number]

const watcher = () => shared<(checkpoint: Checkpoint) => void>('forecourt.lead-checkpoints')

/** Says that a lead has come this far. Nobody listens but a test that ends the process there. */
export function reach(checkpoint: Checkpoint): void {
  watcher().value?.(checkpoint)
}

/** For tests: what to do at each checkpoint. */
export function watchCheckpoints(watch: (checkpoint: Checkpoint) => void): void {
  watcher().value = watch
}
