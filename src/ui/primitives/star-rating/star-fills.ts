const STARS = 5

/**
 * How full each of five stars is, from 0 to 1: up to four whole stars, then one filled by the remainder, which at 5.0 is full (MISC-04).
 * A rating outside 0 to 5 counts as the nearest of them.
 */
export function resolveStarFills(rating: number): number[] {
  const bounded = Number.isFinite(rating) ? Math.min(STARS, Math.max(0, rating)) : 0
  const whole = Math.min(STARS - 1, Math.floor(bounded))
  return Array.from({ length: STARS }, (_, star) => (star < whole ? 1 : star === whole ? bounded - whole : 0))
}
