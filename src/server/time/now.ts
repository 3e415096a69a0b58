/** The clock, in Unix seconds. Only what answers one request asks it; a kept page's instant is its epoch. */
export function readClock(): number {
  return Math.floor(Date.now() / 1000)
}
