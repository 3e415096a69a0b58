import { wallClockAt } from '../time/zone'

/** The counter runs by this clock, wherever the site is (MISC-02). */
const ZONE = 'Australia/Brisbane'
const PER_DAY = 192
/** Seconds from one sale to the next: 192 a day. */
const SECONDS_PER_SALE = 450

/** How often what is shown is worked out anew, in milliseconds (MISC-03). */
export const SALES_REFRESH_MS = 150_000

/**
 * How many cars were sold this month, by estimate: (day of the month - 1) × 192 + the day's seconds / 450, by Brisbane time (MISC-02).
 * @param now Unix seconds.
 */
export function estimateMonthlySales(now: number): number {
  const { day, minutes, seconds } = wallClockAt(now, ZONE)
  return (day - 1) * PER_DAY + Math.floor((minutes * 60 + seconds) / SECONDS_PER_SALE)
}
