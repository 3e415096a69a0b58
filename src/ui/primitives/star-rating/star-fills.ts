const STARS = 5

/**
 * Returns how full each of five stars is, from 0 to 1: whole stars, then one filled by the remainder (MISC-04). A rating below 0 or above 5
 * is clamped.
 */
export function resolveStarFills(rating: number): number[] {
  const bounded = Number.isFinite(rating) ? Math.min(STARS, Math.max(0, rating)) : 0
  const whole = Math.min(STARS - 1, Math.floor(bounded))
  return Array.from({ length: STARS }, (_, star) => (star < whole ? 1 : star === whole ? bounded - whole : 0))
}
