import type { FormField, FormState } from 'payload'
import type { Dispatch } from 'react'
import type { RefusedField } from '@/domain/editing/save-problem'
import { toPathLabel } from '@/domain/text/field-labels'

type FieldUpdate = { type: 'UPDATE'; path: string; valid: boolean; errorMessage: string }
/** A refused field with the refused value. */
export type Mark = Pick<RefusedField, 'path' | 'message'> & { value: unknown; renewals: number }

/** More renewals mean that the form and the mark undo each other. */
const MAX_RENEWALS = 20

/** Returns the fields that a form itself has found invalid. */
export function listInvalid(fields: FormState): RefusedField[] {
  return Object.entries(fields).flatMap(([path, { valid, errorMessage }]) =>
    valid === false && errorMessage ? [{ path, place: toPathLabel(path), message: errorMessage }] : [],
  )
}

export function readMarks(refused: readonly RefusedField[], fields: FormState): Mark[] {
  return refused.map(({ path, message }) => ({ path, message, value: fields[path]?.value, renewals: 0 }))
}

/** Sets the mark on the object itself. A new object would make the form ask the server to validate again after each renewed mark. */
function mark(field: FormField, message: string): void {
  Object.assign(field, { valid: false, errorMessage: message })
}

/**
 * Renews marks that the form has dropped: it validates itself after each keystroke, without the rules that only run on saving. A field
 * whose value has changed is not marked again.
 */
export function keepMarks(marks: readonly Mark[], fields: FormState, dispatch: Dispatch<FieldUpdate>): void {
  for (const one of marks) {
    const field = fields[one.path]
    if (!field || field.valid === false || field.value !== one.value || one.renewals >= MAX_RENEWALS) continue
    one.renewals += 1
    mark(field, one.message)
    dispatch({ type: 'UPDATE', path: one.path, valid: false, errorMessage: one.message })
  }
}
