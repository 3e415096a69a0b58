/** An organisation's rating: `rating` 0 to 5, `stars` as they are drawn (API-07). */
export type Snap21Rating = { rating: number; stars: number }

/** What the console says when there is no answer (API-07). */
export const SNAP21_FAILED = 'Unable to fetch Snap 21 ratings at this moment.'

const isOnScale = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 5

/** Whether an answer is a rating: other texts and numbers off the scale are none. */
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
