import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/env'

const ID_LENGTH = 8
const OWNER_KEY = /^([0-9a-z]{8})[\w-]{24}$/

function sign(tenantId: number, name: string): string {
  return createHmac('sha256', env().PAYLOAD_SECRET).update(`forecourt.checkout-owner ${tenantId} ${name}`).digest('base64url').slice(0, 24)
}

/**
 * Creates a second key of a checkout for the account it belongs to. The first key can't be shown again, because only its hash is stored.
 */
export function makeOwnerKey(tenantId: number, id: number): string {
  const name = id.toString(36).padStart(ID_LENGTH, '0')
  return name + sign(tenantId, name)
}

/** Returns the checkout id of such a key; null for a key that this site did not create. */
export function readOwnerKey(tenantId: number, key: string): number | null {
  const name = OWNER_KEY.exec(key)?.[1]
  if (name === undefined) return null
  const isOurs = timingSafeEqual(Buffer.from(key.slice(ID_LENGTH)), Buffer.from(sign(tenantId, name)))
  const id = Number.parseInt(name, 36)
  return isOurs && id <= 2_147_483_647 ? id : null
}
