function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Gives each content its key: the same content sent again carries the same key, so the server stores it once; changed content is something new and
 * gets a key of its own.
 */
export function createKeyring(): (content: string) => string {
  let last: { content: string; key: string } | null = null
  return (content) => {
    if (last?.content !== content) last = { content, key: makeKey() }
    return last.key
  }
}
