import { createHash, randomBytes } from 'node:crypto'

/** Creates the key of a journey. Whoever has the key can continue the journey; only its hash is stored. */
export function makeJourneyKey(): string {
  return randomBytes(24).toString('base64url')
}

/** Returns the hash to store for a journey's key, bound to the site where the journey started. */
export function hashJourneyKey(tenantId: number, key: string): string {
  return createHash('sha256').update(`${tenantId} ${key}`).digest('hex')
}

const KEY = /^[\w-]{32}$/

/** Checks whether a value has the form of a journey key. */
export function isJourneyKey(value: unknown): value is string {
  return typeof value === 'string' && KEY.test(value)
}
