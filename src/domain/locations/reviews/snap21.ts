/** An organisation's rating and its number of stars to draw, both from 0 to 5 (API-07). */
export type Snap21Rating = { rating: number; stars: number }

/** Console message if there is no answer (API-07). */
export const SNAP21_FAILED = 'Unable to fetch Snap 21 ratings at this moment.'

const isOnScale = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 5

/** Checks whether an answer is a rating with numbers from 0 to 5. */
export function isSnap21Rating(value: unknown): value is Snap21Rating {
  return (
    typeof value === 'object' &&
    value !== null &&
    'rating' in value &&
    'stars' in value &&
    isOnScale(value.rating) &&
    isOnScale(value.stars)
  )
}
