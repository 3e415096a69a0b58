import { JWTAuthentication, type Payload } from 'payload'
import type { Shopper } from '@/domain/account/shopper'
import { payloadClient } from '../process/payload-client'
import { readSiteCookie, type SiteCookie, writeSiteCookie } from './site-cookie'
import { toShopper } from './to-shopper'

/** The cookie of a shopper's session, separate from the one for staff (AUTH-01, SEC-04). */
const COOKIE: SiteCookie = { name: 'forecourt_shopper', seconds: 30 * 24 * 60 * 60 }

/** `sessionId` identifies one of the account's sessions, so that it can be ended. */
export type ShopperSession = { shopper: Shopper; sessionId: string }

/** Returns the Set-Cookie header that starts a session; `token` comes from the sign-in. */
export const toSessionCookie = (token: string, origin: string) => writeSiteCookie(COOKIE, token, origin)
/** Returns the Set-Cookie header that removes the session cookie. */
export const toNoSessionCookie = (origin: string) => writeSiteCookie(COOKIE, null, origin)

async function findAccount(payload: Payload, token: string) {
  const headers = new Headers({ authorization: `JWT ${token}`, DisableAutologin: 'true' })
  // the only place that reads this token: Payload's own API accepts no shopper tokens (SEC-16)
  const { user } = await JWTAuthentication({ headers, payload })
  return user?.collection === 'shoppers' ? user : null
}

/**
 * Returns the shopper who is signed in on this site, or null (AUTH-01, AUTH-02). Sessions of another site, of staff, ended sessions and
 * expired ones give null.
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
