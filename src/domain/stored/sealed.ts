/** How a sealed secret begins, which tells it from one in clear. */
export const SEALED_PREFIX = 'v1.'

/** Whether a text looks like the sealed form of a secret of at most so many characters. */
export function isSealedForm(text: string, maxLength: number): boolean {
  return text.startsWith(SEALED_PREFIX) && text.length <= 100 + maxLength * 6
}
