import type { AfterErrorHook } from 'payload'
import { isRecord } from '@/domain/json/is-record'

type FieldError = { path: string; message: string; label?: string }

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string'
}

/**
 * Adds the refused fields to the response, so that the admin form can mark them. The build contains several copies of Payload, and its REST
 * routes only recognise the validation error class of their own copy. This hook recognises the error by its shape, since the minifier also
 * renames classes.
 * @returns nothing for server errors, which stay masked, and for responses that name their fields already.
 */
export const nameRefusedFields: AfterErrorHook = ({ error, result }) => {
  if (!('status' in error) || error.status !== 400 || !('data' in error) || !isRecord(error.data)) return
  const { collection, global, errors } = error.data
  if (!Array.isArray(errors) || errors.length === 0 || !errors.every(isFieldError)) return
  if (result?.errors?.some((one) => isRecord(one) && 'data' in one)) return
  const fields = errors.map(({ path, message, label }) => ({ path, message, ...(typeof label === 'string' ? { label } : {}) }))
  return { response: { errors: [{ name: 'ValidationError', message: error.message, data: { collection, global, errors: fields } }] } }
}
