/** Control characters that no database column takes; line breaks and tabs stay. */
const UNSTORABLE = /[\p{Surrogate}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u0080-\u009f\ufeff]/gu

/** A text that can be stored, without blanks around it. */
export function cleanText(text: string): string {
  return text.replace(UNSTORABLE, '').replace(/\r\n?/g, '\n').trim()
}

/**
 * Whether a spreadsheet would run this text: exported again and opened, '=HYPERLINK(…)' does. No make, badge or stock number begins so; a
 * plus or minus sign counts only where a call follows.
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

/**
 * Dealer comments as plain text (CAR-04): pages show them as text, so markup would stand there in angle brackets. Blocks and breaks become
 * lines, list items get a dash, scripts and styles go with what is in them.
 */
export function toPlainComments(text: string): string {
  if (!LOOKS_LIKE_HTML.test(text)) return text
  return text
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<(br|\/p|\/div|\/li|\/ul|\/h\d|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<\/?[a-z][^>]*(>|$)/gi, '')
    .replace(/&(\w+|#\d+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
