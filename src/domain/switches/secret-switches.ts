import { SWITCH_KEYS, SWITCHES, type SwitchKey } from './switches'

/** What stands in the place of a secret that is set, wherever people read switches; saved back, it keeps the secret as it is. */
export const MASK = '••••••••'

type Overrides = Record<string, unknown>

function isOverrides(value: unknown): value is Overrides {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Keys that are secrets, each with the switch that holds the address it is sent to. */
const SECRETS: readonly (readonly [SwitchKey, SwitchKey])[] = SWITCH_KEYS.flatMap((key) => {
  const address = SWITCH_KEYS.find((name) => name === SWITCHES[key].secretOf)
  return address === undefined ? [] : [[key, address] as const]
})

/** The switches of a level as people may read them: a secret that is set shows as a mask (SEC-02). */
export function maskSecrets(stored: unknown): unknown {
  if (!isOverrides(stored)) return stored
  const masked = SECRETS.flatMap(([key]) => (typeof stored[key] === 'string' ? [[key, MASK]] : []))
  return { ...stored, ...Object.fromEntries(masked) }
}

/**
 * The switches of a level as they are stored (SEC-02): a secret that was typed is sealed. A mask keeps the secret that is stored, unless the address that
 * it is sent to changes: the secret of one server is not for another (SEC-20).
 * @param before What is stored of the same level; null for a new one.
 * @param seal Seals a text; one that is sealed already stays as it is.
 */
export function settleSecrets(given: unknown, before: unknown, seal: (text: string) => string): unknown {
  if (!isOverrides(given)) return given
  const old = isOverrides(before) ? before : {}
  const settled: Overrides = { ...given }
  for (const [key, address] of SECRETS) {
    const secret = settled[key] === MASK && old[address] === given[address] ? old[key] : settled[key]
    if (secret === MASK || secret === undefined) delete settled[key]
    else settled[key] = typeof secret === 'string' ? seal(secret) : secret
  }
  return settled
}
