/** Result of a delivery. `refused` is final: the destination would refuse the same data again. */
export type DeliveryOutcome = { kind: 'delivered'; note: string } | { kind: 'refused'; note: string } | { kind: 'failed'; note: string }

export type RetryDecision = { kind: 'delivered' } | { kind: 'again'; inSeconds: number } | { kind: 'dead' }

const FIRST_DELAY_SECONDS = 4
/** A fresh lead is retried about once a minute, so that it arrives within a minute of its destination's recovery. */
const FRESH_SECONDS = 2 * 3600
const FRESH_LIMIT_SECONDS = 45
const LATER_LIMIT_SECONDS = 15 * 60
/** After two days of retries, staff must look at it. */
const LIFETIME_SECONDS = 2 * 86_400

/**
 * Decides what follows a delivery (REL-01): done, retry later, or dead letter for staff (ADM-18). Delays double from four seconds, with a
 * jitter of a quarter so that deliveries that failed together are not retried together.
 * @param attempts Deliveries so far, including this one.
 * @param ageSeconds Age of the lead.
 * @param random From 0 to 1.
 */
export function decideRetry(outcome: DeliveryOutcome, attempts: number, ageSeconds: number, random: number): RetryDecision {
  if (outcome.kind === 'delivered') return { kind: 'delivered' }
  if (outcome.kind === 'refused' || ageSeconds >= LIFETIME_SECONDS) return { kind: 'dead' }
  const limit = ageSeconds < FRESH_SECONDS ? FRESH_LIMIT_SECONDS : LATER_LIMIT_SECONDS
  const delay = Math.min(limit, FIRST_DELAY_SECONDS * 2 ** Math.min(attempts - 1, 20))
  return { kind: 'again', inSeconds: delay * (0.75 + random / 2) }
}

/**
 * Maps an HTTP status to the result of a delivery: 2xx delivered; 408, 425, 429 and 5xx failed, to be retried; others refused. Redirects
 * are not followed.
 */
export function toDeliveryOutcome(status: number): DeliveryOutcome['kind'] {
  if (status >= 200 && status < 300) return 'delivered'
  if (status >= 500 || [408, 425, 429].includes(status)) return 'failed'
  return 'refused'
}
