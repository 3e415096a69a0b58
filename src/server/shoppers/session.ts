import { executeAuthStrategies, type Payload } from 'payload'
import type { Shopper } from '@/domain/shoppers/shopper'
import { payloadClient } from '../payload-client'
import { toShopper } from './to-shopper'

/** The cookie of a shopper's session: on the site's own host alone, and not the one of staff (AUTH-01, SEC-04). */
const COOKIE = 'forecourt_shopper'
const MONTH_SECONDS = 30 * 24 * 60 * 60

/** `sessionId`: which of the account's sessions this is, so that it can be ended. */
export type ShopperSession = { shopper: Shopper; sessionId: string }

function readCookie(headers: Headers): string | null {
  const found = (headers.get('cookie') ?? '').split('; ').find((pair) => pair.startsWith(`${COOKIE}=`))
  return found?.slice(COOKIE.length + 1) || null
}

function writeCookie(value: string, seconds: number, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** The header that begins a session in the browser; `token` is what the sign-in answered. */
export const toSessionCookie = (token: string, origin: string) => writeCookie(token, MONTH_SECONDS, origin)
/** The header that makes a browser forget its session. */
export const toNoSessionCookie = (origin: string) => writeCookie('', 0, origin)

async function findAccount(payload: Payload, token: string) {
  const headers = new Headers({ authorization: `JWT ${token}`, DisableAutologin: 'true' })
  const { user } = await executeAuthStrategies({ headers, payload })
  return user?.collection === 'shoppers' ? user : null
}

/**
 * Who is signed in on this site (AUTH-01, AUTH-02); null for nobody. A session of another site, of staff, one that was ended or that has run out is
 * nobody here.
 */
export async function readSession(headers: Headers, tenantId: number): Promise<ShopperSession | null> {
  const token = readCookie(headers)
  if (token === null) return null
  const account = await findAccount(await payloadClient(), token)
  if (!account) return null
  const owner = typeof account.tenant === 'object' ? account.tenant?.id : account.tenant
  const sessionId: unknown = Reflect.get(account, '_sid')
  if (owner !== tenantId || typeof sessionId !== 'string') return null
  return { shopper: toShopper(account), sessionId }
}
