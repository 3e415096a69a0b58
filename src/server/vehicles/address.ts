/** What could lead to another host from a path, or end the quotes of a style sheet's url(). */
const UNSAFE = /[\\"<>\u0000-\u001f]/

/** A picture's address as drawn on pages: this platform's own path or an https address; anything else is left out (SEC-06). */
export function address(value: unknown): string | null {
  if (typeof value !== 'string' || UNSAFE.test(value)) return null
  return /^\/(?!\/)/.test(value) || value.startsWith('https://') ? value : null
}
