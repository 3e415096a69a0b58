/** A full or partial phone number: '0491 570', '(07) 5550 4400', '+61 491 570 156'. */
const NUMBER = /^\+?[\d\s()-]{4,}$/
/** The country code, or the trunk prefix 0. */
const PREFIX = /^(\+61|0061|0)/

/**
 * Splits a search of the inbox into words, which may match in any field (ADM-18). A phone number is one word without its prefix, because
 * it may be partial and is stored as '+61…'.
 */
export function toInboxWords(text: string): string[] {
  const plain = text.trim()
  if (!NUMBER.test(plain)) return plain.split(/\s+/).filter(Boolean)
  const digits = plain.replace(/[\s()-]/g, '').replace(PREFIX, '')
  return digits === '' ? [] : [digits]
}
