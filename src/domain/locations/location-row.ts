/** A row is centred if it has fewer than 3 locations (LOC-15). */
export function isCentredRow(count: number): boolean {
  return count < 3
}

/** A row shows a swipe hint if it has 2 or 3 locations (LOC-16). A single one has nothing to swipe to. */
export function hasSwipeHint(count: number): boolean {
  return count > 1 && count <= 3
}
