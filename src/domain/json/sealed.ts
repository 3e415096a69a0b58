/** The prefix of sealed secrets, which distinguishes them from plain text. */
export const SEALED_PREFIX = 'v1.'

/** Checks whether a text looks like a sealed secret of at most `maxLength` characters. */
export function isSealedForm(text: string, maxLength: number): boolean {
  return text.startsWith(SEALED_PREFIX) && text.length <= 100 + maxLength * 6
}
