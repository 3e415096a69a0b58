import { assessSubmission, SPAM_TRAP } from '@/domain/leads/form/spam-trap'
import type { Submission } from './read-submission'

/**
 * Checks whether a bot filled in a form (SEC-02). The visitor's browser measures how long the form was open: compared with our clock, a
 * visitor whose clock is fast would count as a bot and their lead would be lost.
 * @param openSeconds Undefined if it was not measured.
 */
export function isBot({ fields }: Submission, openSeconds?: number): boolean {
  return assessSubmission(fields[SPAM_TRAP.fieldName], openSeconds ?? null).kind === 'script'
}

/** Returns the typed texts of a form, to show it again. */
export function typedTexts({ fields }: Submission): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
