/** A row of locations is centred when it has fewer than 3 (LOC-15). */
export function isCentredRow(count: number): boolean {
  return count < 3
}

/** It has a hint to swipe when it has 3 or fewer (LOC-16, as written); one alone has nothing to swipe to. */
export function hasSwipeHint(count: number): boolean {
  return count > 1 && count <= 3
}
