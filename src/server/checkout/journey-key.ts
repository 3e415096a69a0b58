import { createHash, randomBytes } from 'node:crypto'

/** The key of a journey: whoever holds it goes on with it. Only its hash is stored. */
export function makeJourneyKey(): string {
  return randomBytes(24).toString('base64url')
}

/** What is stored of a journey's key, bound to the site that it began on. */
export function hashJourneyKey(tenantId: number, key: string): string {
  return createHash('sha256').update(`${tenantId} ${key}`).digest('hex')
}

const KEY = /^[\w-]{32}$/

/** Whether a text can be a key at all. */
export function isJourneyKey(value: unknown): value is string {
  return typeof value === 'string' && KEY.test(value)
}
