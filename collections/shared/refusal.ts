import { APIError, ValidationError, type CollectionSlug } from 'payload'

/** A field's error message for the user; `place` names the field where the message doesn't. */
export type FieldProblem = { path: string; message: string; place?: string }

/**
 * Returns an error for a document with a message for each field. The admin's form revalidates itself and drops server-side errors, so the
 * lasting notification contains the full messages too; it splits them at commas.
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
