/**
 * Detects scripts without a puzzle (SEC-02). The hidden field of LEAD-03 has a name that browsers do not autofill, and nobody fills a
 * form in less than the minimum time.
 */
export const SPAM_TRAP = { fieldName: 'contact_reference', minimumSeconds: 3 } as const

export type SpamVerdict = { kind: 'person' } | { kind: 'script'; reason: 'filledTrap' | 'tooFast' }

/**
 * Judges whether a submission comes from a script (SEC-02).
 * @param trap Value of the hidden field.
 * @param openSeconds Seconds between opening and sending the form. Null without a measurement, as without JavaScript; then only the
 * hidden field decides.
 */
export function assessSubmission(trap: unknown, openSeconds: number | null): SpamVerdict {
  const isEmpty = trap === undefined || trap === null || trap === ''
  if (!isEmpty) return { kind: 'script', reason: 'filledTrap' }
  return openSeconds !== null && openSeconds < SPAM_TRAP.minimumSeconds ? { kind: 'script', reason: 'tooFast' } : { kind: 'person' }
}
