/** Characters that could make a path lead to another host, or end the quotes of a CSS url(). */
const UNSAFE = /[\\"<>\u0000-\u001f]/

/** Returns a picture's address for pages: a path of this platform or an https address; null for anything else (SEC-06). */
export function address(value: unknown): string | null {
  if (typeof value !== 'string' || UNSAFE.test(value)) return null
  return /^\/(?!\/)/.test(value) || value.startsWith('https://') ? value : null
}
