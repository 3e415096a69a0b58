const USUAL_LIMIT = 10
const MOST_CARS = 50

/** Parses the limit of a short list (API-13). Returns 10 by default and at most 50. */
export function readLimit(text: string | null): number {
  if (text === null || !/^\d{1,9}$/.test(text)) return USUAL_LIMIT
  return Math.min(MOST_CARS, Math.max(1, Number(text)))
}
