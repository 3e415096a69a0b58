/** A document's state, with the values whose change counts as an edit. */
export type Snapshot<State> = { state: State; text: string }

/** The number of steps that can be undone. */
const MAX_STEPS = 100
/** Typing in one field within this time, in milliseconds, is one step. */
const SAME_STEP_MS = 1_000

export type EditHistory<State> = {
  past: readonly Snapshot<State>[]
  present: Snapshot<State>
  future: readonly Snapshot<State>[]
  /** The field that the last step changed, and when; null when the next change starts a new step. */
  last: { field: string | null; at: number } | null
}

/** Creates an empty history. `text` is equal for two states with the same values. */
export function beginHistory<State>(present: Snapshot<State>): EditHistory<State> {
  return { past: [], present, future: [], last: null }
}

/**
 * Records the form's current state (EDT-10). Equal values are not a step: responses of the server and folding only replace the present
 * state. Typing in one field is one step until a second passes without a key. Keeps at most 100 steps.
 * @param field The only field that differs from the present; null when several fields or rows do.
 * @param now In milliseconds.
 */
export function noteEdit<State>(history: EditHistory<State>, next: Snapshot<State>, field: string | null, now: number): EditHistory<State> {
  const { past, present, last } = history
  if (next.text === present.text) return next.state === present.state ? history : { ...history, present: next }
  const isSameStep = field !== null && last?.field === field && now - last.at < SAME_STEP_MS
  const steps = isSameStep ? past : [...past, present].slice(-MAX_STEPS)
  return { past: steps, present: next, future: [], last: { field, at: now } }
}

/** Returns the history one step back, or unchanged when there is none. */
export function undo<State>(history: EditHistory<State>): EditHistory<State> {
  const previous = history.past.at(-1)
  if (!previous) return history
  return { past: history.past.slice(0, -1), present: previous, future: [history.present, ...history.future], last: null }
}

/** Returns the history one step forward, or unchanged when nothing was undone since the last edit. */
export function redo<State>(history: EditHistory<State>): EditHistory<State> {
  const [next, ...future] = history.future
  return next ? { past: [...history.past, history.present], present: next, future, last: null } : history
}
