/** '$105,888' */
const USUAL_LENGTH = 8

/**
 * Checks whether a price has more characters than its space was designed for. It is then set smaller, so that the weekly price still fits
 * beside it.
 */
export function isLongPrice(text: string): boolean {
  return text.length > USUAL_LENGTH
}
