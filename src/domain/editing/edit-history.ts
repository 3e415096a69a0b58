/** A document's state with the values in it that count as an edit. */
export type Snapshot<State> = { state: State; text: string }

/** Steps that can be undone. */
const MAX_STEPS = 100
/** Typing in one field within this time is one step; in milliseconds. */
const SAME_STEP_MS = 1_000

export type EditHistory<State> = {
  past: readonly Snapshot<State>[]
  present: Snapshot<State>
  future: readonly Snapshot<State>[]
  /** The field that the last step changed, and when; null when the next change begins a step of its own. */
  last: { field: string | null; at: number } | null
}

/** Begins with nothing to undo. `text` is the same for two states whose values are the same. */
export function beginHistory<State>(present: Snapshot<State>): EditHistory<State> {
  return { past: [], present, future: [], last: null }
}

/**
 * Notes what the form is now (EDT-10). Equal values are no step: the server's answers and folding only renew the present state. Typing in one field is one step until
 * a second without a key. At most 100 steps are kept.
 * @param field The one field that differs from the present; null when several do, or rows.
 * @param now In milliseconds.
 */
export function noteEdit<State>(history: EditHistory<State>, next: Snapshot<State>, field: string | null, now: number): EditHistory<State> {
  const { past, present, last } = history
  if (next.text === present.text) return next.state === present.state ? history : { ...history, present: next }
  const isSameStep = field !== null && last?.field === field && now - last.at < SAME_STEP_MS
  const steps = isSameStep ? past : [...past, present].slice(-MAX_STEPS)
  return { past: steps, present: next, future: [], last: { field, at: now } }
}

/** The history one step back; unchanged when there is none. */
export function undo<State>(history: EditHistory<State>): EditHistory<State> {
  const previous = history.past.at(-1)
  if (!previous) return history
  return { past: history.past.slice(0, -1), present: previous, future: [history.present, ...history.future], last: null }
}

/** The history one step forward again; unchanged when nothing was undone since the last edit. */
export function redo<State>(history: EditHistory<State>): EditHistory<State> {
  const [next, ...future] = history.future
  return next ? { past: [...history.past, history.present], present: next, future, last: null } : history
}
