import { processGlobal } from '../cache/process-global'

/** The points at which a process may die without losing a lead (REL-01). */
export const CHECKPOINTS = ['before-insert', 'before-commit', 'before-answer', 'before-send', 'after-send'] as const
export type Checkpoint = (typeof CHECKPOINTS)[number]

const watcher = () => processGlobal<(checkpoint: Checkpoint) => void>('forecourt.lead-checkpoints')

/** Reports that a lead has reached a checkpoint. Only tests listen, to end the process there. */
export function reach(checkpoint: Checkpoint): void {
  watcher().value?.(checkpoint)
}

/** Sets what tests do at each checkpoint. */
export function watchCheckpoints(watch: (checkpoint: Checkpoint) => void): void {
  watcher().value = watch
}
