import { assessSubmission, SPAM_TRAP } from '@/domain/leads/form/spam-trap'
import type { Submission } from './read-submission'

/**
 * Whether a script filled a form in (SEC-02). How long it was open is what the visitor's browser measured: compared with our clock, a visitor whose own
 * is fast would count as a script and their lead be forgotten.
 * @param openSeconds Undefined where nothing measured it.
 */
export function isScript({ fields }: Submission, openSeconds?: number): boolean {
  return assessSubmission(fields[SPAM_TRAP.fieldName], openSeconds ?? null).kind === 'script'
}

/** What was typed, as far as it is text: for a page that shows the form again. */
export function typedTexts({ fields }: Submission): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
