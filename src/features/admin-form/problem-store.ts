import type { SaveProblem } from '@/domain/editing/save-problem'

/** A refused call: which document it was about, and why it was refused. */
export type RefusedCall = SaveProblem & {
  /** Counts up, so that the same refusal twice is two. */
  number: number
  /** Such as `/api/pages/7`, without a query. */
  path: string
  /** The form saved by itself while somebody typed: the caret stays where it is. */
  isQuiet: boolean
}

/** Shows a field of an open form. @returns Whether the form has that field. */
export type ShowField = (path: string) => void

let current: { call: RefusedCall; showField: ShowField | null } | null = null
let count = 0
let shownText = ''
const listeners = new Set<() => void>()

function set(next: typeof current): void {
  current = next
  for (const listener of listeners) listener()
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The refusal that is shown; null after it was closed. */
export const readProblem = () => current

/** Shows a refusal in place of the one before. A form that saves itself is refused for the same reason at each pause: that is shown once. */
export function reportProblem(path: string, problem: SaveProblem, isQuiet = false): void {
  const text = JSON.stringify([path, problem])
  if (isQuiet && text === shownText) return
  shownText = text
  count += 1
  set({ call: { ...problem, path, isQuiet, number: count }, showField: null })
}

/** The form that a refusal is about says how its fields are shown. */
export function offerFields(call: RefusedCall, showField: ShowField): void {
  if (current?.call.number === call.number) set({ call, showField })
}

/** The draft is saved: what its saving was refused for is over. A refused publishing is not. */
export function closeQuietProblem(path: string): void {
  if (current?.call.isQuiet) closeProblem(path)
}

/** Closes the list; with a path only when it is about that document, which is saved now. */
export function closeProblem(path?: string): void {
  if (path !== undefined) shownText = ''
  if (current && (path === undefined || current.call.path === path)) set(null)
}
