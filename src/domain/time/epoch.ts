/**
 * Returns the start of the interval that contains `now`, in Unix seconds. Nothing with a date changes before the next boundary, so pages
 * for one epoch can be cached until then (PERF-06). An epoch is an instant, not a sequence number: adding or removing other boundaries
 * doesn't change its meaning.
 * @param boundaries Ascending Unix seconds at which something starts or ends.
 * @param dayStart Start of the current day in Unix seconds, at or before `now`. Texts that name days change then.
 * @param now Unix seconds.
 */
export function epochAt(boundaries: readonly number[], dayStart: number, now: number): number {
  let low = 0
  let high = boundaries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((boundaries[middle] ?? Infinity) <= now) low = middle + 1
    else high = middle
  }
  return Math.max(dayStart, boundaries[low - 1] ?? dayStart)
}
