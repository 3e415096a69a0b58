import type { FormState } from 'payload'
import { beginHistory, type EditHistory, noteEdit, redo, undo } from '@/domain/editing/edit-history'
import { listFieldChanges, writeRows } from '@/domain/editing/form-changes'
import { settleValue } from '@/domain/editing/merge-documents'
import { isRecord } from '@/domain/json/is-record'
import { isFieldOf } from './fill-form'
import { readForm } from './read-form'
import type { Values } from './saver'

type Held = { fields: FormState; values: Values }

const toSnapshot = (fields: FormState) => {
  const values = readForm(fields)
  return { state: { fields, values }, text: JSON.stringify(settleValue(values)) ?? '' }
}

/** Returns the only field in which two states of a form differ; null when several fields or rows do. */
function findChangedField(before: Held, after: Held): string | null {
  if (writeRows(before.values) !== writeRows(after.values)) return null
  const [only, ...others] = listFieldChanges(before.values, after.values, isFieldOf(after.fields))
  return only && others.length === 0 ? only.path : null
}

const isRichText = (value: unknown) => isRecord(value) && 'root' in value

/** Returns the state to restore. A rich-text editor shows a value only when it is mounted again with another initial value. */
function renewRichTexts(fields: FormState, now: FormState): FormState {
  const renewed = Object.entries(fields).flatMap(([path, field]) =>
    isRichText(field.value ?? now[path]?.value) && field.value !== now[path]?.value
      ? [[path, { ...field, initialValue: structuredClone(field.value) }] as const]
      : [],
  )
  return { ...fields, ...Object.fromEntries(renewed) }
}

/**
 * The steps of an open form that can be undone (EDT-10). The form's state is never changed in place, so a step is a reference to it, and
 * restored blocks are complete.
 */
export class UndoSteps {
  #history: EditHistory<Held> | null = null
  #notedAt = 0
  #isCut = false

  get canUndo(): boolean {
    return (this.#history?.past.length ?? 0) > 0
  }
  get canRedo(): boolean {
    return (this.#history?.future.length ?? 0) > 0
  }

  /** Forgets all steps. Restoring an older state must not remove what others changed. */
  cut(): void {
    this.#isCut = true
  }

  /**
   * @param touchedAt When somebody last touched the form. A change without a touch comes from the server, such as the defaults of a new
   *                  block.
   */
  note(fields: FormState, touchedAt: number, now: number): void {
    const next = toSnapshot(fields)
    const history = this.#history
    if (!history || this.#isCut) {
      this.#history = beginHistory(next)
      this.#isCut = false
    } else if (next.text !== history.present.text && touchedAt <= this.#notedAt) this.#history = { ...history, present: next }
    else {
      const field = next.text === history.present.text ? null : findChangedField(history.present.state, next.state)
      this.#history = noteEdit(history, next, field, now)
      if (next.text === history.present.text) return
    }
    this.#notedAt = now
  }

  /** Returns the form's state one step back or forward; null when there is none. */
  take(direction: 'undo' | 'redo', now: FormState): FormState | null {
    const history = this.#history
    if (!history) return null
    const next = direction === 'undo' ? undo(history) : redo(history)
    if (next === history) return null
    this.#history = next
    return renewRichTexts(next.present.state.fields, now)
  }
}
