import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { isRecord } from '@/domain/json/is-record'
import type { Values } from './saver'

/** What the server sets. */
const SYSTEM: readonly string[] = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'file']

/** A list of other documents that point here is no value of this one. */
const isJoin = (value: unknown) => isRecord(value) && Array.isArray(value.docs) && 'hasNextPage' in value

/** Of a document what a person edits. */
export function pickEdited(document: Values): Values {
  return Object.fromEntries(Object.entries(document).filter(([key, value]) => !SYSTEM.includes(key) && !isJoin(value)))
}

function emptyList(values: unknown, [step, ...rest]: readonly string[]): void {
  if (step === undefined || typeof values !== 'object' || values === null) return
  if (rest.length === 0) Reflect.set(values, step, [])
  else emptyList(Reflect.get(values, step), rest)
}

/** The values of a form as they would be stored: Payload's own reading has 0 for an empty list. */
export function readForm(fields: FormState): Values {
  const values: Values = structuredClone(reduceFieldsToValues(withoutFiles(fields), true))
  for (const [path, { rows }] of Object.entries(fields)) if (Array.isArray(rows) && rows.length === 0) emptyList(values, path.split('.'))
  return pickEdited(values)
}

/** Its value is a File while one is chosen, which cannot be compared. */
function withoutFiles({ file: _, ...fields }: FormState): FormState {
  return fields
}
