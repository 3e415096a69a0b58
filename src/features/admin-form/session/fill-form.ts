import type { FormState } from 'payload'
import { flushSync } from 'react-dom'
import { type FieldChange, listFieldChanges, writeRows } from '@/domain/editing/form-changes'
import { mergeDocuments } from '@/domain/editing/merge-documents'
import { holdCaret } from './hold-caret'
import { readForm } from './read-form'
import type { Values } from './saver'

/** Someone who types faster than the server renders rows would delay them; after this many attempts they are applied without a pause. */
const MAX_TURNS = 8

type FormAction =
  | { type: 'UPDATE'; path: string; value: unknown; initialValue: unknown; valid: boolean }
  | { type: 'REPLACE_STATE'; state: FormState; optimize: boolean }

export type FormPorts = {
  getFields: () => FormState
  dispatch: (action: FormAction) => void
  /** Waits until nobody has touched the form for a moment, because incoming rows move other fields. */
  pause: () => Promise<void>
  /** Returns the form's state for other values, rendered by the server. */
  drawState: (values: Values) => Promise<FormState | null>
}

export const isFieldOf = (fields: FormState) => (path: string) => {
  const field = fields[path]
  return field !== undefined && 'value' in field && !Array.isArray(field.rows)
}

/** Updates only fields: nothing is rendered again, and the caret stays where it is. */
function updateFields({ getFields, dispatch }: FormPorts, changes: readonly FieldChange[]): void {
  const fields = getFields()
  flushSync(() => {
    for (const { path, value } of changes) {
      const own = value === undefined && typeof fields[path]?.value === 'string' ? '' : value
      dispatch({ type: 'UPDATE', path, value: own, initialValue: own, valid: true })
    }
  })
}

/** Keeps rows open or folded. The server does not know which are. */
function keepFolded(state: FormState, fields: FormState): void {
  const folded = new Map(Object.values(fields).flatMap(({ rows }) => (rows ?? []).map((row) => [row.id, row.collapsed] as const)))
  for (const { rows } of Object.values(state)) for (const row of rows ?? []) if (folded.has(row.id)) row.collapsed = folded.get(row.id)
}

/** Applies values over a rendered state that were typed while the server rendered it. */
function withTyped(state: FormState, changes: readonly FieldChange[]): FormState {
  const entries = changes.map(({ path, value }) => [path, { ...state[path], value }] as const)
  return { ...state, ...Object.fromEntries(entries) }
}

/** Waits for a pause if rows come into the form. What is typed meanwhile does not make it wait again, or nothing would be saved for a minute. */
async function pauseForRows({ getFields, pause }: FormPorts, target: Values, typed: Values): Promise<void> {
  const now = readForm(getFields())
  if (writeRows(mergeDocuments(typed, now, target).merged) !== writeRows(now)) await pause()
}

/**
 * Applies values to a form while somebody types (EDT-02). What was typed since `typed` was read stays. If rows keep their positions, only
 * the changed fields are updated. Otherwise the server renders the form's new state, and what was typed meanwhile is applied over it, by
 * row id.
 */
export async function fillForm(ports: FormPorts, target: Values, typed: Values): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    await pauseForRows(ports, target, typed)
    const now = readForm(ports.getFields())
    const { merged } = mergeDocuments(typed, now, target)
    if (writeRows(merged) === writeRows(now)) return updateFields(ports, listFieldChanges(now, merged, isFieldOf(ports.getFields())))
    const state = await ports.drawState(merged)
    if (state === null) throw new Error('The form could not be drawn with what others saved.')
    const after = readForm(ports.getFields())
    const last = mergeDocuments(now, after, merged).merged
    if (writeRows(last) !== writeRows(merged)) continue
    keepFolded(state, ports.getFields())
    const drawn = withTyped(state, listFieldChanges(merged, last, isFieldOf(state)))
    const restoreCaret = holdCaret(ports.getFields())
    flushSync(() => ports.dispatch({ type: 'REPLACE_STATE', state: drawn, optimize: false }))
    return restoreCaret(ports.getFields)
  }
  throw new Error('Rows moved faster than they could be drawn.')
}
