/** Query parameters that give access to personal data: a journey, a saved form, a password reset. */
const KEY_NAMES = ['journey', 'trade_journey', 'draft', 'token']
const KEYS = new RegExp(`(?<=[?&])(?:${KEY_NAMES.join('|')})=[^&#]*&?`, 'gi')

/** Whether a query parameter is such a key. */
export function isKeyName(name: string): boolean {
  return KEY_NAMES.includes(name.toLowerCase())
}

/** Removes the keys from an address, which may reach people and systems that must not have them (SEC-05). */
export function withoutKeys(text: string): string {
  return text.replace(KEYS, '').replace(/[?&](?=#|$)/, '')
}
