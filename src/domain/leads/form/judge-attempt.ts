/** What came of handing a lead to one destination. `refused` is final: the same thing sent again would be refused again. */
export type AttemptOutcome = { kind: 'delivered'; note: string } | { kind: 'refused'; note: string } | { kind: 'failed'; note: string }

export type AttemptVerdict = { kind: 'delivered' } | { kind: 'again'; inSeconds: number } | { kind: 'dead' }

const FIRST_DELAY_SECONDS = 4
/** While a lead is fresh its destination is tried at least about once a minute, so that it has everything within a minute of coming back. */
const FRESH_SECONDS = 2 * 3600
const FRESH_LIMIT_SECONDS = 45
const LATER_LIMIT_SECONDS = 15 * 60
/** After two days of trying, people have to look at it. */
const LIFETIME_SECONDS = 2 * 86_400

/**
 * What follows an attempt (REL-01): delivered, tried again later, or set aside for people to see (ADM-18). Delays double from four seconds and are
 * spread by a quarter to either side, so that what failed together is not tried together.
 * @param attempts Attempts so far, this one included.
 * @param ageSeconds Age of the lead.
 * @param random From 0 to 1.
 */
export function judgeAttempt(outcome: AttemptOutcome, attempts: number, ageSeconds: number, random: number): AttemptVerdict {
  if (outcome.kind === 'delivered') return { kind: 'delivered' }
  if (outcome.kind === 'refused' || ageSeconds >= LIFETIME_SECONDS) return { kind: 'dead' }
  const limit = ageSeconds < FRESH_SECONDS ? FRESH_LIMIT_SECONDS : LATER_LIMIT_SECONDS
  const delay = Math.min(limit, FIRST_DELAY_SECONDS * 2 ** Math.min(attempts - 1, 20))
  return { kind: 'again', inSeconds: delay * (0.75 + random / 2) }
}

/**
 * What an HTTP status means for a delivery: 2xx done; 408, 425 and 429 later; any other 4xx never accepted; 3xx is not followed, and counts as refused;
 * 5xx later.
 */
export function judgeStatus(status: number): AttemptOutcome['kind'] {
  if (status >= 200 && status < 300) return 'delivered'
  if (status >= 500 || [408, 425, 429].includes(status)) return 'failed'
  return 'refused'
}
