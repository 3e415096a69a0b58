import type { AfterErrorHook } from 'payload'
import { isRecord } from '@/domain/json/is-record'

type FieldError = { path: string; message: string; label?: string }
type UsingDocument = { label: string; collection: string; id?: number }
type Details = { name: string; data: Record<string, unknown> }

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string'
}

function isUsingDocument(value: unknown): value is UsingDocument {
  return isRecord(value) && typeof value.label === 'string' && typeof value.collection === 'string'
}

function isListOf<One>(value: unknown, isOne: (one: unknown) => one is One): value is One[] {
  return Array.isArray(value) && value.length > 0 && value.every(isOne)
}

/** What the admin needs of an error's data, and nothing else of it. */
function readDetails({ collection, global, errors, documents, newest }: Record<string, unknown>): Details | null {
  if (isListOf(errors, isFieldError)) {
    const fields = errors.map(({ path, message, label }) => ({ path, message, ...(typeof label === 'string' ? { label } : {}) }))
    return { name: 'ValidationError', data: { collection, global, errors: fields } }
  }
  if (typeof newest === 'string') return { name: 'APIError', data: { newest } }
  if (!isListOf(documents, isUsingDocument)) return null
  return { name: 'APIError', data: { documents: documents.map(({ label, collection, id }) => ({ label, collection, id })) } }
}

/**
 * Adds the refused fields to the response, so that the admin form can mark them (EDT-03), or the documents that use what was to be deleted (EDT-04). A
 * build may contain several copies of Payload, and its REST routes only recognise the error classes of their own copy. This hook recognises errors by
 * their shape, since the minifier also renames classes.
 * @returns nothing for server errors, which stay masked, and for responses that have data already.
 */
export const nameRefusedFields: AfterErrorHook = ({ error, result }) => {
  if (!('status' in error) || (error.status !== 400 && error.status !== 409) || !('data' in error) || !isRecord(error.data)) return
  if (result?.errors?.some((one) => isRecord(one) && 'data' in one)) return
  const details = readDetails(error.data)
  return details === null ? undefined : { response: { errors: [{ ...details, message: error.message }] } }
}
