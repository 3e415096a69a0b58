/** Returns the current time in Unix seconds. Only for code that runs per request: the time of a cached page is its epoch. */
export function readClock(): number {
  return Math.floor(Date.now() / 1000)
}
