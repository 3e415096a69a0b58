import { wallClockAt } from '../time/zone'

/** The counter's time zone on every site (MISC-02). */
const ZONE = 'Australia/Brisbane'
const PER_DAY = 192
/** A day divided by 192 sales. */
const SECONDS_PER_SALE = 450

/** Interval in milliseconds at which the counter is updated (MISC-03). */
export const SALES_REFRESH_MS = 150_000

/**
 * Estimates the vehicles sold this month: (day of the month - 1) × 192 + seconds of the day / 450, in Brisbane time (MISC-02).
 * @param now Unix seconds.
 */
export function estimateMonthlySales(now: number): number {
  const { day, minutes, seconds } = wallClockAt(now, ZONE)
  return (day - 1) * PER_DAY + Math.floor((minutes * 60 + seconds) / SECONDS_PER_SALE)
}
