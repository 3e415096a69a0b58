/** Control characters except tab and line feed, and lone surrogates. PostgreSQL rejects them. */
const UNSTORABLE = /(?![\t\n])[\p{Cc}\p{Cs}]/gu

/** Cleans a multi-line text for storage. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNSTORABLE, '')
}

/** Cleans a single-line text. Runs of white space become one space, so that a name cannot add lines to a mail. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim()
}

/** Cleans all texts of a submission recursively, including field names. */
export function cleanSubmitted(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanSubmitted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, given]) => [cleanText(name), cleanSubmitted(given)]))
}
