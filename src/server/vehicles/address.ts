/** A picture's address as drawn on pages: this platform's own path or an https address; anything else is left out. */
export function address(value: unknown): string | null {
  return typeof value === 'string' && (/^\/(?!\/)/.test(value) || value.startsWith('https://')) ? value : null
}
