import { ValidationError, type CollectionSlug } from 'payload'

/** What is wrong with a field, in words for whoever filled it in. */
export type FieldProblem = { path: string; message: string }

/**
 * Refuses a document with what is wrong at each field. The admin's form checks itself anew after a refusal and drops what only the
 * server knew, so the note that stays says it in full, too; that note divides at commas.
 */
export function refusal(collection: CollectionSlug, problems: readonly FieldProblem[]): ValidationError {
  const errors = problems.map(({ path, message }) => ({ path, message, label: message.replaceAll(',', ';') }))
  return new ValidationError({ collection, errors })
}
