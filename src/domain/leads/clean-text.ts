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
