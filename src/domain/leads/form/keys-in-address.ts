/** Parameters that open something of the visitor's own: a journey, a form that was kept, a new password. */
const KEY_NAMES = ['journey', 'trade_journey', 'draft', 'token']
const KEYS = new RegExp(`(?<=[?&])(?:${KEY_NAMES.join('|')})=[^&#]*&?`, 'gi')

/** Whether a parameter of an address is such a key. */
export function isKeyName(name: string): boolean {
  return KEY_NAMES.includes(name.toLowerCase())
}

/** An address without the keys in it: it goes to people and systems that they are not for (SEC-05). */
export function withoutKeys(text: string): string {
  return text.replace(KEYS, '').replace(/[?&](?=#|$)/, '')
}
