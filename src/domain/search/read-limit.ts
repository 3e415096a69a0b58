const USUAL_LIMIT = 10
const MOST_CARS = 50

/** How many cars a short list is asked for (API-13): 10 unless a number says otherwise, never more than 50. */
export function readLimit(text: string | null): number {
  if (text === null || !/^\d{1,9}$/.test(text)) return USUAL_LIMIT
  return Math.min(MOST_CARS, Math.max(1, Number(text)))
}
