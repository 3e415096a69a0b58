import { recordConsent } from '@/domain/leads/consent'
import type { Details, SignUp } from '@/domain/shoppers/account-forms'
import { nameAccountOf, type Shopper } from '@/domain/shoppers/shopper'
import type { Tenant } from '@/domain/tenant/tenant'
import { databasePool } from '../database/pool'
import { payloadClient } from '../payload-client'
import { statusOfPayloadError } from '../payload-error'
import type { ShopperSession } from './session'
import { toShopper } from './to-shopper'

const INVALID = 400
const UNAUTHORISED = 401

type Site = Pick<Tenant, 'id' | 'name' | 'origin'>
export type SignIn = { email: string; password: string }
/** `token` begins a session. */
export type SignedIn = { kind: 'signedIn'; token: string; shopper: Shopper }

/** Signs somebody in on a site; after five failures the account is locked for a quarter of an hour (AUTH-04, SEC-04). */
export async function signIn({ id }: Site, { email, password }: SignIn): Promise<SignedIn | { kind: 'wrong' | 'locked' }> {
  const payload = await payloadClient()
  const username = nameAccountOf(id, email)
  try {
    const { token, user } = await payload.login({ collection: 'shoppers', data: { username, password }, depth: 0 })
    if (!token || !user) return { kind: 'wrong' }
    // an account is kept as long as it is used (SEC-05)
    await databasePool().query('update shoppers set updated_at = now() where id = $1', [user.id])
    return { kind: 'signedIn', token, shopper: toShopper(user) }
  } catch (error) {
    // a password that could be none, such as a space, is invalid and so a wrong one too
    if (![UNAUTHORISED, INVALID].includes(statusOfPayloadError(error) ?? 0)) throw error
    const { rowCount } = await databasePool().query('select 1 from shoppers where username = $1 and lock_until > now()', [username])
    return { kind: rowCount === 0 ? 'wrong' : 'locked' }
  }
}

/** Makes an account on a site and signs it in; an email has one account there (AUTH-04). `now` in Unix seconds. */
export async function signUp(site: Site, { password, opt_in, ...person }: SignUp, now: number): Promise<SignedIn | { kind: 'taken' }> {
  const payload = await payloadClient()
  const consent = { ...recordConsent(site.name, { opt_in, terms: null }, now) }
  const username = nameAccountOf(site.id, person.email)
  try {
    await payload.create({ collection: 'shoppers', data: { ...person, opt_in, password, consent, username, tenant: site.id }, depth: 0 })
  } catch (error) {
    // of two at the same time the database lets one through
    if (statusOfPayloadError(error) === INVALID) return { kind: 'taken' }
    throw error
  }
  const signedIn = await signIn(site, { email: person.email, password })
  if (signedIn.kind !== 'signedIn') throw new Error('an account that was just made cannot sign in')
  return signedIn
}

/** Ends one session; the account's others, on other devices, go on. */
export async function signOut({ shopper, sessionId }: ShopperSession): Promise<void> {
  await databasePool().query('delete from shoppers_sessions where _parent_id = $1 and id = $2', [shopper.id, sessionId])
}

/** Sets a new password by the link of a mail, which is good once, for an hour and on its own site; whoever was signed in elsewhere is not any more. */
export async function resetPassword(
  site: Site,
  { token, password }: { token: string; password: string },
): Promise<SignedIn | { kind: 'expired' }> {
  const { rowCount } = await databasePool().query(
    'select 1 from shoppers where tenant_id = $1 and reset_password_token = $2 and reset_password_expiration > now()',
    [site.id, token],
  )
  if (rowCount !== 1) return { kind: 'expired' }
  const payload = await payloadClient()
  const { token: session, user } = await payload.resetPassword({ collection: 'shoppers', data: { token, password }, overrideAccess: true })
  const account = await payload.findByID({ collection: 'shoppers', id: Number(user.id), depth: 0 })
  return session ? { kind: 'signedIn', token: session, shopper: toShopper(account) } : { kind: 'expired' }
}

/** Changes what shoppers may change of themselves; to want offers, or no more, is a consent of its own (SEC-05). `now` in Unix seconds. */
export async function changeDetails(site: Site, { id, isOptedIn }: Shopper, details: Details, now: number): Promise<Shopper> {
  const payload = await payloadClient()
  const isNews = details.opt_in !== isOptedIn
  const consent = isNews ? { consent: { ...recordConsent(site.name, { opt_in: details.opt_in, terms: null }, now) } } : {}
  return toShopper(await payload.update({ collection: 'shoppers', id, data: { ...details, ...consent }, depth: 0 }))
}
