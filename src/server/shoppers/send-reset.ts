import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { nameAccountOf } from '@/domain/shoppers/shopper'
import { writeResetMail, writeUnsentReset } from '@/domain/shoppers/reset-mail'
import type { AttemptOutcome } from '@/domain/leads/judge-attempt'
import { databasePool } from '../database/pool'
import type { RunSql } from '../database/transaction'
import type { Reach } from '../outbound/find-public-host'
import { readRoutes } from '../delivery/read-destinations'
import { captureMail, sendBySmtp } from '../delivery/send-mail'
import { hasMailServer } from '../mail/staff-mail'

const run: RunSql = (text, params = []) => databasePool().query(text, [...params])

/** Somebody asked for a link on a site: its name and its canonical origin. */
export type ResetWish = { tenantId: number; site: string; origin: string; email: string }

/**
 * Sends the link that sets a new password (AUTH-04): by the site's own mail server, else by the platform's. Without either no link is made, and what is
 * captured says so: staff read captured mails, and whoever reads such a link takes the account over (SEC-19). Answers to the mail, which may quote the
 * link, go to its sender alone.
 * @returns what came of it; null for an email without an account, to which nothing is sent.
 */
export async function sendReset(
  payload: Payload,
  wish: ResetWish,
  reach: Reach = { allowsLoopback: false },
): Promise<AttemptOutcome | null> {
  const { tenantId, site, origin, email } = wish
  const data = { email, username: nameAccountOf(tenantId, email) }
  const { server, mailFrom } = await readRoutes(payload, tenantId)
  const host = new URL(origin).hostname
  const from = mailFrom ?? server?.user ?? `accounts@${host}`
  const frame = { from, to: email, replyTo: null, messageId: `<reset-${randomUUID()}@${host}>`, leadId: null, tenantId }
  if (!server && !hasMailServer(payload)) {
    const { totalDocs } = await payload.count({ collection: 'shoppers', where: { username: { equals: data.username } } })
    return totalDocs === 0 ? null : captureMail({ ...frame, ...writeUnsentReset(site) }, run)
  }
  const token = await payload.forgotPassword({ collection: 'shoppers', data, disableEmail: true })
  if (!token) return null
  const mail = writeResetMail(site, `${origin}/reset-password?token=${token}`)
  if (server) return sendBySmtp({ ...frame, ...mail }, server, reach)
  await payload.sendEmail({ to: email, ...mail })
  return { kind: 'delivered', note: 'Sent by the platform’s mail server.' }
}
