import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { toAccountName } from '@/domain/account/shopper'
import { type AccountMailKind, writeAccountMail, writeUnsentLink } from '@/domain/account/account-mails'
import type { DeliveryOutcome } from '@/domain/leads/form/decide-retry'
import { runSql } from '../database/run-sql'
import { typedQueries } from '../database/typed-queries'
import { readRoutes } from '../lead-dispatch/read-destinations'
import { captureMail, sendBySmtp } from '../lead-dispatch/send-mail'
import { hasMailServer } from '../staff/staff-mail'
import type { Reach } from '../outside/find-public-host'

/** A mail about a site's account, with the site's name and canonical origin. */
export type AccountMail = { tenantId: number; site: string; origin: string; email: string; kind: AccountMailKind }

const findAccount = (username: string) =>
  typedQueries(runSql).selectFrom('shoppers').select('awaits_mail').where('username', '=', username).executeTakeFirst()

/** Returns the link for the mail; null when there is nothing to send. */
async function findLink(payload: Payload, { kind, origin, tenantId, email }: AccountMail): Promise<string | null> {
  if (kind === 'known') return `${origin}/sign-in`
  if (kind === 'locked') return `${origin}/reset-password`
  const data = { email, username: toAccountName(tenantId, email) }
  const token = await payload.forgotPassword({ collection: 'shoppers', data, disableEmail: true })
  return token ? `${origin}/reset-password?token=${token}` : null
}

/**
 * Sends a mail about an account (AUTH-04): through the site's mail server, else the platform's, else to the site's captured mails. A
 * captured mail never contains a password reset link, because staff read captured mails and could take over the account (SEC-19). Replies,
 * which may quote the link, go only to the sender address.
 * @returns the delivery outcome; null when there was nothing to send, for example for an email without an account.
 */
export async function sendAccountMail(
  payload: Payload,
  request: AccountMail,
  reach: Reach = { allowsLoopback: false },
): Promise<DeliveryOutcome | null> {
  const { tenantId, site, origin, email, kind } = request
  const account = await findAccount(toAccountName(tenantId, email))
  // without a mail server the account was usable immediately
  if (!account || (kind === 'confirm' && account.awaits_mail !== true)) return null
  const { server, mailFrom } = await readRoutes(payload, tenantId)
  const host = new URL(origin).hostname
  const from = mailFrom ?? server?.user ?? `accounts@${host}`
  const envelope = { from, to: email, replyTo: null, messageId: `<account-${randomUUID()}@${host}>`, leadId: null, tenantId }
  const canSend = server !== null || hasMailServer(payload)
  if (!canSend && (kind === 'reset' || kind === 'confirm')) return captureMail({ ...envelope, ...writeUnsentLink(site) }, runSql)
  const href = await findLink(payload, request)
  if (href === null) return null
  const mail = writeAccountMail(kind, site, href)
  if (server) return sendBySmtp({ ...envelope, ...mail }, server, reach)
  if (!canSend) return captureMail({ ...envelope, ...mail }, runSql)
  await payload.sendEmail({ to: email, ...mail })
  return { kind: 'delivered', note: 'Sent by the platform’s mail server.' }
}
