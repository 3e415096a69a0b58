/**
 * The start instant, in Unix seconds, of the interval that `now` lies in: everything date-bound stays the same from there until
 * the next boundary, so pages made for one epoch can be kept for all of it (PERF-06). It names an instant, not a number in a
 * sequence: adding or removing a boundary elsewhere does not change what an epoch means.
 * @param boundaries Ascending Unix seconds at which something starts or ends.
 * @param dayStart First instant of today, Unix seconds, at or before `now`: texts that name days change there.
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
