import { APIError, ValidationError, type CollectionSlug } from 'payload'

/** What is wrong with a field, in words for whoever filled it in; `place` says in words which field it is, where the message alone does not. */
export type FieldProblem = { path: string; message: string; place?: string }

/**
 * Refuses a document with what is wrong at each field. The admin's form checks itself anew after a refusal and drops what only the
 * server knew, so the note that stays says it in full, too; that note divides at commas.
 */
export function refusal(collection: CollectionSlug, problems: readonly FieldProblem[]): ValidationError {
  const errors = problems.map(({ path, message, place }) => ({
    path,
    message,
    label: (place === undefined ? message : `${place}: ${message}`).replaceAll(',', ';'),
  }))
  return new ValidationError({ collection, errors })
}

/** A document, or without an id a list of documents, that staff have to change before they can delete what it uses. */
export type UsingDocument = { label: string; collection: CollectionSlug; id?: number }

const CONFLICT = 409

/** Refuses to delete what is in use; the admin shows `documents` as links (EDT-04). */
export function refuseInUse(message: string, documents: readonly UsingDocument[]): APIError {
  return new APIError(message, CONFLICT, { documents: [...documents] }, true)
}
