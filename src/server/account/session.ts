import { JWTAuthentication, type Payload } from 'payload'
import type { Shopper } from '@/domain/account/shopper'
import { payloadClient } from '../payload-client'
import { readSiteCookie, type SiteCookie, writeSiteCookie } from './site-cookie'
import { toShopper } from './to-shopper'

/** The cookie of a shopper's session, which is not the one of staff (AUTH-01, SEC-04). */
const COOKIE: SiteCookie = { name: 'forecourt_shopper', seconds: 30 * 24 * 60 * 60 }

/** `sessionId`: which of the account's sessions this is, so that it can be ended. */
export type ShopperSession = { shopper: Shopper; sessionId: string }

/** The header that begins a session in the browser; `token` is what the sign-in answered. */
export const toSessionCookie = (token: string, origin: string) => writeSiteCookie(COOKIE, token, origin)
/** The header that makes a browser forget its session. */
export const toNoSessionCookie = (origin: string) => writeSiteCookie(COOKIE, null, origin)

async function findAccount(payload: Payload, token: string) {
  const headers = new Headers({ authorization: `JWT ${token}`, DisableAutologin: 'true' })
  // read here and nowhere else: Payload's own API accepts no token of a shopper (SEC-16)
  const { user } = await JWTAuthentication({ headers, payload })
  return user?.collection === 'shoppers' ? user : null
}

/**
 * Who is signed in on this site (AUTH-01, AUTH-02); null for nobody. A session of another site, of staff, one that was ended or that has run out is
 * nobody here.
 */
export async function readSession(headers: Headers, tenantId: number): Promise<ShopperSession | null> {
  const token = readSiteCookie(headers, COOKIE)
  if (token === null) return null
  const account = await findAccount(await payloadClient(), token)
  if (!account) return null
  const owner = typeof account.tenant === 'object' ? account.tenant?.id : account.tenant
  const sessionId: unknown = Reflect.get(account, '_sid')
  if (owner !== tenantId || typeof sessionId !== 'string') return null
  return { shopper: toShopper(account), sessionId }
}
