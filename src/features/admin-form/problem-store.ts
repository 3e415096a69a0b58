import type { SaveProblem } from '@/domain/editing/save-problem'

/** A refused call: its document, and the reason. */
export type RefusedCall = SaveProblem & {
  /** A counter that distinguishes two equal refusals. */
  number: number
  /** Without a query, such as `/api/pages/7`. */
  path: string
  /** Whether the form saved automatically while somebody typed. The caret then stays where it is. */
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

/** Returns the refusal on show; null after it was closed. */
export const readProblem = () => current

/** Shows a refusal in place of the previous one. Autosave is refused for the same reason at each pause, which is shown only once. */
export function reportProblem(path: string, problem: SaveProblem, isQuiet = false): void {
  const text = JSON.stringify([path, problem])
  if (isQuiet && text === shownText) return
  shownText = text
  count += 1
  set({ call: { ...problem, path, isQuiet, number: count }, showField: null })
}

/** Registers how the form of a refusal shows its fields. */
export function offerFields(call: RefusedCall, showField: ShowField): void {
  if (current?.call.number === call.number) set({ call, showField })
}

/** Closes a refusal of autosave once the draft is saved. A refusal of publishing stays. */
export function closeQuietProblem(path: string): void {
  if (current?.call.isQuiet) closeProblem(path)
}

/** Closes the list; with a path, only if it is about that document, which is now saved. */
export function closeProblem(path?: string): void {
  if (path !== undefined) shownText = ''
  if (current && (path === undefined || current.call.path === path)) set(null)
}
