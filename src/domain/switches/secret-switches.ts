import { SWITCH_KEYS, SWITCHES, type SwitchKey } from './switches'

/** Shown instead of a stored secret. Saving it keeps the secret. */
export const MASK = '••••••••'

type Overrides = Record<string, unknown>

function isOverrides(value: unknown): value is Overrides {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Secret switches, each with the switch for the address that it is sent to. */
const SECRETS: readonly (readonly [SwitchKey, SwitchKey])[] = SWITCH_KEYS.flatMap((key) => {
  const address = SWITCH_KEYS.find((name) => name === SWITCHES[key].secretOf)
  return address === undefined ? [] : [[key, address] as const]
})

/** Returns a level's switches with stored secrets masked, for display (SEC-02). */
export function maskSecrets(stored: unknown): unknown {
  if (!isOverrides(stored)) return stored
  const masked = SECRETS.flatMap(([key]) => (typeof stored[key] === 'string' ? [[key, MASK]] : []))
  return { ...stored, ...Object.fromEntries(masked) }
}

/**
 * Prepares a level's switches for storing (SEC-02) by sealing typed secrets. A mask keeps the stored secret unless its address changes,
 * because the secret must not be sent to another server (SEC-20).
 * @param before The stored switches of the same level; null for a new one.
 * @param seal Seals a text. A sealed text must stay unchanged.
 */
export function sealSecrets(given: unknown, before: unknown, seal: (text: string) => string): unknown {
  if (!isOverrides(given)) return given
  const old = isOverrides(before) ? before : {}
  const prepared: Overrides = { ...given }
  for (const [key, address] of SECRETS) {
    const secret = prepared[key] === MASK && old[address] === given[address] ? old[key] : prepared[key]
    if (secret === MASK || secret === undefined) delete prepared[key]
    else prepared[key] = typeof secret === 'string' ? seal(secret) : secret
  }
  return prepared
}

/** Whether a switch has a secret. */
export function isSecretSwitch(name: string): boolean {
  return SECRETS.some(([key]) => key === name)
}
