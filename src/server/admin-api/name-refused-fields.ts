import type { AfterErrorHook } from 'payload'
import { isRecord } from '@/domain/json/is-record'

type FieldError = { path: string; message: string; label?: string }

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string'
}

/**
 * Tells the admin's form which fields a refusal is about. The build holds several copies of Payload, and its REST routes know a validation error by
 * the class of their own copy: without this hook the form gets a message and no field. Told by shape, since the minifier also renames classes.
 * @returns Nothing for errors of the server itself, which stay masked, and for answers that name their fields already.
 */
export const nameRefusedFields: AfterErrorHook = ({ error, result }) => {
  if (!('status' in error) || error.status !== 400 || !('data' in error) || !isRecord(error.data)) return
  const { collection, global, errors } = error.data
  if (!Array.isArray(errors) || errors.length === 0 || !errors.every(isFieldError)) return
  if (result?.errors?.some((one) => isRecord(one) && 'data' in one)) return
  const fields = errors.map(({ path, message, label }) => ({ path, message, ...(typeof label === 'string' ? { label } : {}) }))
  return { response: { errors: [{ name: 'ValidationError', message: error.message, data: { collection, global, errors: fields } }] } }
}
