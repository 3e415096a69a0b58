import { isRecord } from '../json/is-record'

/** The form of a structured value, from which the admin draws labelled inputs instead of JSON (EDT-14). */
export type ValueShape =
  /** An optional text, or record, is left out when it is empty. */
  | { kind: 'text'; hint?: string; isOptional?: true }
  | { kind: 'number' }
  | { kind: 'flag' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'list'; item: string; of: ValueShape }
  | { kind: 'record'; isOptional?: true; fields: Readonly<Record<string, { label: string; shape: ValueShape }>> }
  /** Values by a key that staff give, such as lenders by their name. */
  | { kind: 'map'; key: string; of: ValueShape }
  /** Shown and kept, but not edited here. */
  | { kind: 'fixed' }

/** Returns a new value of a shape; null for one that begins unset, which a record leaves out. */
export function emptyValue(shape: ValueShape): unknown {
  switch (shape.kind) {
    case 'text':
      return shape.isOptional ? null : ''
    case 'flag':
      return false
    case 'number':
    case 'choice':
      return null
    case 'list':
    case 'fixed':
      return []
    case 'map':
      return {}
    case 'record':
      return shape.isOptional ? null : fillRecord(shape)
  }
}

function fillRecord({ fields }: Extract<ValueShape, { kind: 'record' }>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      const value = emptyValue(field.shape)
      return value === null ? [] : [[key, value]]
    }),
  )
}

const isBlank = (value: unknown) => value === '' || (isRecord(value) && Object.values(value).every((one) => one === '' || one === null))

/** Returns an edited value as it is stored: null in place of an optional one without content. */
export function settleEdited(shape: ValueShape, value: unknown): unknown {
  return 'isOptional' in shape && shape.isOptional && isBlank(value) ? null : value
}

/** Returns a record with one key replaced; null removes it, because a value that is not given counts as left out. */
export function withKey(value: unknown, key: string, next: unknown): Record<string, unknown> {
  const others = Object.entries(isRecord(value) ? value : {})
  if (next === null) return Object.fromEntries(others.filter(([name]) => name !== key))
  return others.some(([name]) => name === key)
    ? Object.fromEntries(others.map(([name, one]) => [name, name === key ? next : one]))
    : Object.fromEntries([...others, [key, next]])
}

/** Reads what somebody typed into a number input: a number, or null when it is empty or half typed. */
export function readTypedNumber(typed: string): number | null {
  const number = typed.trim() === '' ? Number.NaN : Number(typed)
  return Number.isFinite(number) ? number : null
}
