import { ValidationError, type CollectionSlug } from 'payload'

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
