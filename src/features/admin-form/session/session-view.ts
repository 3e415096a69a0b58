import type { OpenConflict, SaverState } from './saver'
import type { Presence } from './session-calls'

/** What the form shows of its session. */
export type SessionView = {
  state: SaverState
  conflicts: readonly OpenConflict[]
  presence: Presence | null
  /** Another person edits, and the form takes no input. */
  isReading: boolean
  isSignedOut: boolean
  canUndo: boolean
  canRedo: boolean
  /** The person who saved the document last; null where that is not recorded. */
  editor: string | null
  /** When restored values were typed, in milliseconds. */
  restoredAt: number | null
}

/** The view of a document that was just opened. */
export const OPENED: SessionView = {
  state: 'saved',
  conflicts: [],
  presence: null,
  isReading: false,
  isSignedOut: false,
  canUndo: false,
  canRedo: false,
  editor: null,
  restoredAt: null,
}
