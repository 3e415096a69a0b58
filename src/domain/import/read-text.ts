/** Control characters that the database rejects. Line breaks and tabs stay. */
const UNSTORABLE = /[\p{Surrogate}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u0080-\u009f\ufeff]/gu

/** Cleans and trims a text for storage. */
export function cleanText(text: string): string {
  return text.replace(UNSTORABLE, '').replace(/\r\n?/g, '\n').trim()
}

/**
 * Whether a spreadsheet would run a text as a formula when it is exported and opened, such as '=HYPERLINK(…)'. A plus or minus sign
 * counts only before a function call.
 */
export function isFormula(text: string): boolean {
  return /^[=@]/.test(text) || /^[+-][^\s\d].*[(|!]/.test(text)
}

const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#34': '"',
  rsquo: '’',
  lsquo: '‘',
  ndash: '–',
}
const LOOKS_LIKE_HTML = /<\/?[a-z][^>]*>|&(nbsp|amp|quot|rsquo|#\d+);/i

const MAX_PASSES = 10

function removeTags(text: string): string {
  return text
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<(br|\/p|\/div|\/li|\/ul|\/h\d|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<\/?[a-z][^>]*(>|$)/gi, '')
}

/** Removes tags until none is left, because removing one can complete another, as in `<<p>b>`. Deeper nesting is no text that a dealer wrote. */
function removeMarkup(text: string): string {
  let plain = text
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = removeTags(plain)
    if (next === plain) return plain
    plain = next
  }
  return plain.replaceAll('<', '')
}

/**
 * Converts dealer comments to plain text (CAR-04), because pages would show markup literally. Blocks and breaks become lines, list items
 * get a dash, scripts and styles are removed.
 */
export function toPlainComments(text: string): string {
  if (!LOOKS_LIKE_HTML.test(text)) return text
  return removeMarkup(text)
    .replace(/&(\w+|#\d+);/g, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
