export type WordMark = { name: string; tagline: string | null }

/**
 * Returns the two lines of a word mark, without words that both end the name and start the tagline: 'Harbour City Motors' with 'Motors ·
 * Brisbane' gives 'Harbour City' above 'Motors · Brisbane'.
 */
export function splitWordMark(name: string, tagline: string | null): WordMark {
  if (!tagline) return { name, tagline: null }
  const words = name.split(/\s+/)
  const opening = tagline.split(/\s+/)
  for (let length = Math.min(words.length - 1, opening.length); length > 0; length -= 1) {
    const end = words.slice(-length).join(' ').toLowerCase()
    if (end === opening.slice(0, length).join(' ').toLowerCase()) return { name: words.slice(0, -length).join(' '), tagline }
  }
  return { name, tagline }
}
