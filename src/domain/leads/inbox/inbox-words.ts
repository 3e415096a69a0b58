/** A telephone number in part or in full, however it is spelt: '0491 570', '(07) 5550 4400', '+61 491 570 156'. */
const NUMBER = /^\+?[\d\s()-]{4,}$/
/** The country's code, or the 0 that stands for it within the country. */
const PREFIX = /^(\+61|0061|0)/

/**
 * What a text of the inbox's search field looks for: each of its words, wherever they stand (ADM-18). A telephone number is one word, without what stands
 * before it: it may be only the beginning of one, and is stored as '+61…'.
 */
export function toInboxWords(text: string): string[] {
  const plain = text.trim()
  if (!NUMBER.test(plain)) return plain.split(/\s+/).filter(Boolean)
  const digits = plain.replace(/[\s()-]/g, '').replace(PREFIX, '')
  return digits === '' ? [] : [digits]
}
