import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { isRecord } from '@/domain/json/is-record'
import type { Values } from './saver'

/** Fields that the server sets. */
const SYSTEM: readonly string[] = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'file', 'lastEditor']

/** A list of other documents that refer to this one is not one of its values. */
const isJoin = (value: unknown) => isRecord(value) && Array.isArray(value.docs) && 'hasNextPage' in value

/** Returns the fields of a document that people edit. */
export function pickEdited(document: Values): Values {
  return Object.fromEntries(Object.entries(document).filter(([key, value]) => !SYSTEM.includes(key) && !isJoin(value)))
}

function emptyList(values: unknown, [step, ...rest]: readonly string[]): void {
  if (step === undefined || typeof values !== 'object' || values === null) return
  if (rest.length === 0) Reflect.set(values, step, [])
  else emptyList(Reflect.get(values, step), rest)
}

/** Returns the values of a form as they would be stored. Payload's own function returns 0 for an empty list. */
export function readForm(fields: FormState): Values {
  const values: Values = structuredClone(reduceFieldsToValues(withoutFiles(fields), true))
  for (const [path, { rows }] of Object.entries(fields)) if (Array.isArray(rows) && rows.length === 0) emptyList(values, path.split('.'))
  return pickEdited(values)
}

/** While a file is chosen its value is a File, which can't be compared. */
function withoutFiles({ file: _, ...fields }: FormState): FormState {
  return fields
}
