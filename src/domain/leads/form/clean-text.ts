/** Control characters but tab and line feed, and halves of surrogate pairs: no person types them and the database refuses them. */
const UNSTORABLE = /(?![\t\n])[\p{Cc}\p{Cs}]/gu

/** A text of several lines as it can be stored. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNSTORABLE, '')
}

/** A text of one line: every run of white space is one space, so that no name smuggles a line into a mail. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim()
}

/** Everything that was sent, with its texts as they can be stored, however deep they lie; names of fields too. */
export function cleanSubmitted(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanSubmitted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, given]) => [cleanText(name), cleanSubmitted(given)]))
}
