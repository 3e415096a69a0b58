/** '$105,888' */
const USUAL_LENGTH = 8

/** Whether a price has more digits than its place was measured for: it is set smaller, so that the weekly price keeps its place beside it. */
export function isLongPrice(text: string): boolean {
  return text.length > USUAL_LENGTH
}
