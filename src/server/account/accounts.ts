import { randomUUID } from 'node:crypto'
import type { UpdateObject } from 'kysely'
import { createLocalReq, initTransaction, killTransaction, type Payload, type RequiredDataFromCollectionSlug } from 'payload'
import { recordConsent } from '@/domain/leads/form/consent'
import type { Details, SignUp } from '@/domain/account/account-forms'
import { toAccountName, type Shopper } from '@/domain/account/shopper'
import type { Tenant } from '@/domain/tenant/tenant'
import { runSql } from '../database/run-sql'
import type { Tables } from '../database/tables'
import { NOW, typedQueries } from '../database/typed-queries'
import { readRoutes } from '../lead-dispatch/read-destinations'
import { payloadClient } from '../process/payload-client'
import { statusOfPayloadError } from '../admin-api/payload-error'
import { clearAttempts, type PasswordAccount, verifyPassword } from '../sign-in/attempts'
import { beginSession } from '../sign-in/begin-session'
import { queueShopperMail } from './queue-mail'
import type { ShopperSession } from './session'
import { toShopper } from './to-shopper'

const INVALID = 400

type Site = Pick<Tenant, 'id' | 'name' | 'origin'>
export type SignIn = { email: string; password: string }
/** `token` starts the session. */
export type SignedIn = { kind: 'signedIn'; token: string; shopper: Shopper }

type NewShopper = RequiredDataFromCollectionSlug<'shoppers'>
type Account = PasswordAccount & { awaitsMail: boolean }

async function updateShopper(id: number, columns: UpdateObject<Tables, 'shoppers'>): Promise<void> {
  await typedQueries(runSql).updateTable('shoppers').set(columns).where('id', '=', id).execute()
}

async function findAccount(siteId: number, email: string): Promise<Account | null> {
  const row = await typedQueries(runSql)
    .selectFrom('shoppers')
    .select(['id', 'hash', 'salt', 'awaits_mail'])
    .where('username', '=', toAccountName(siteId, email))
    .executeTakeFirst()
  return row ? { id: row.id, hash: row.hash, salt: row.salt, awaitsMail: row.awaits_mail === true } : null
}

/**
 * Checks a shopper's password. After five wrong ones the account is locked for 15 minutes, and its owner gets a mail (AUTH-04, SEC-14).
 * @returns 'locked' only for somebody who is signed in; everybody else gets the same result as for a wrong password (SEC-13).
 */
export async function verifyShopper(
  site: Site,
  { email, password }: SignIn,
): Promise<{ kind: 'right'; id: number } | { kind: 'wrong' | 'locked' }> {
  const account = await findAccount(site.id, email)
  const proof = await verifyPassword(runSql, 'shoppers', account, password)
  if (proof.kind === 'right' && account && !account.awaitsMail) {
    await clearAttempts(runSql, 'shoppers', account.id)
    return { kind: 'right', id: account.id }
  }
  if (proof.kind === 'wrong' && proof.isLast && account?.awaitsMail === false) await queueShopperMail(site, 'locked', email)
  return { kind: proof.kind === 'locked' ? 'locked' : 'wrong' }
}

/**
 * Signs a shopper in on a site. A wrong password and an account that does not exist, is locked or is not confirmed give the same result
 * (SEC-13).
 */
export async function signIn(site: Site, typed: SignIn): Promise<SignedIn | { kind: 'wrong' }> {
  const proof = await verifyShopper(site, typed)
  if (proof.kind !== 'right') return { kind: 'wrong' }
  const payload = await payloadClient()
  const { token } = await beginSession(payload, runSql, 'shoppers', proof.id)
  // accounts are erased when they have not been used for long enough (SEC-05)
  await updateShopper(proof.id, { updated_at: NOW })
  return { kind: 'signedIn', token, shopper: toShopper(await payload.findByID({ collection: 'shoppers', id: proof.id, depth: 0 })) }
}

/**
 * `byMail`: the sign-up is completed through the link in a mail, whether or not the account existed. `atOnce`: the site has no mail server,
 * so a new account can be used immediately.
 */
export type SignedUp = 'byMail' | 'atOnce'

/**
 * Creates an account on a site. If the email has an account already, nothing changes and its owner gets a mail; result and duration are the
 * same, so that they do not reveal it (AUTH-04, SEC-13). `now` in Unix seconds.
 */
export async function signUp(site: Site, { password, opt_in, ...person }: SignUp, now: number): Promise<SignedUp> {
  const payload = await payloadClient()
  const { server } = await readRoutes(payload, site.id)
  const consent = { ...recordConsent(site.name, { opt_in, terms: null }, now) }
  const known = await findAccount(site.id, person.email)
  const data = { ...person, opt_in, password, consent, awaits_mail: server !== null }
  // an unconfirmed account belongs to whoever opens the mail, so the newest details replace the older ones
  if (known?.awaitsMail) await payload.update({ collection: 'shoppers', id: known.id, data, depth: 0 })
  else if (known) await createAndRollBack(payload, { ...data, tenant: site.id })
  else await createAccount(payload, { ...data, username: toAccountName(site.id, person.email), tenant: site.id })
  await queueShopperMail(site, known && !known.awaitsMail ? 'known' : 'confirm', person.email)
  return server === null ? 'atOnce' : 'byMail'
}

/**
 * Creates an account and rolls it back: the same work as for a new email, so that the response time does not reveal an existing account
 * (SEC-13).
 */
async function createAndRollBack(payload: Payload, data: Omit<NewShopper, 'username'>): Promise<void> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const email = `${randomUUID()}@nobody.invalid`
    await payload.create({ collection: 'shoppers', data: { ...data, email, username: email }, depth: 0, req })
  } finally {
    await killTransaction(req)
  }
}

async function createAccount(payload: Payload, data: NewShopper): Promise<void> {
  try {
    await payload.create({ collection: 'shoppers', data, depth: 0 })
  } catch (error) {
    // of two simultaneous sign-ups the database rejects one; both get the same result
    if (statusOfPayloadError(error) !== INVALID) throw error
  }
}

/** Ends one session. The account's sessions on other devices continue. */
export async function signOut({ shopper, sessionId }: ShopperSession): Promise<void> {
  await typedQueries(runSql).deleteFrom('shoppers_sessions').where('_parent_id', '=', shopper.id).where('id', '=', sessionId).execute()
}

/** Sets a new password through the link in a mail. The link works once, for an hour, and only on its own site. All other sessions end. */
export async function resetPassword(
  site: Site,
  { token, password }: { token: string; password: string },
): Promise<SignedIn | { kind: 'expired' }> {
  const found = await typedQueries(runSql)
    .selectFrom('shoppers')
    .select('id')
    .where('tenant_id', '=', site.id)
    .where('reset_password_token', '=', token)
    .where('reset_password_expiration', '>', NOW)
    .executeTakeFirst()
  if (!found) return { kind: 'expired' }
  const payload = await payloadClient()
  const { token: session } = await payload.resetPassword({ collection: 'shoppers', data: { token, password }, overrideAccess: true })
  // the link was sent by mail, so the address is confirmed
  await updateShopper(found.id, { awaits_mail: false })
  const account = await payload.findByID({ collection: 'shoppers', id: found.id, depth: 0 })
  return session ? { kind: 'signedIn', token: session, shopper: toShopper(account) } : { kind: 'expired' }
}

/**
 * Changes the details that shoppers may edit. Opting in or out of offers is recorded as a consent (SEC-05). `now` in Unix seconds.
 *
 * Writes the columns itself: Payload's update deletes and writes back all sessions of the account, so two updates at once fail on a
 * session's id, or end a session that began in between.
 */
export async function changeDetails(site: Site, shopper: Shopper, details: Details, now: number): Promise<Shopper> {
  const isNews = details.opt_in !== shopper.isOptedIn
  const consent = isNews ? { consent: JSON.stringify(recordConsent(site.name, { opt_in: details.opt_in, terms: null }, now)) } : {}
  await updateShopper(shopper.id, { ...details, ...consent, updated_at: NOW })
  return { ...shopper, name: details.name, lastName: details.last_name, phone: details.phone, isOptedIn: details.opt_in }
}
