/**
 * What tells a script from a person without a puzzle (SEC-02). The hidden field of LEAD-03 is named so that no browser fills it in;
 * nobody reads and fills a form in less than the minimum time.
 */
export const SPAM_TRAP = { fieldName: 'contact_reference', minimumSeconds: 3 } as const

export type SpamVerdict = { kind: 'person' } | { kind: 'script'; reason: 'filledTrap' | 'tooFast' }

/**
 * @param trap What came in the hidden field.
 * @param openSeconds How long the form was open before it was sent; null when nothing measured it, as in a browser without JavaScript, and
 * then only the trap decides.
 */
export function judgeSubmission(trap: unknown, openSeconds: number | null): SpamVerdict {
  const isEmpty = trap === undefined || trap === null || trap === ''
  if (!isEmpty) return { kind: 'script', reason: 'filledTrap' }
  return openSeconds !== null && openSeconds < SPAM_TRAP.minimumSeconds ? { kind: 'script', reason: 'tooFast' } : { kind: 'person' }
}
