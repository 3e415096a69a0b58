import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { nameAccountOf } from '@/domain/shoppers/shopper'
import { writeResetMail } from '@/domain/shoppers/reset-mail'
import type { AttemptOutcome } from '@/domain/leads/judge-attempt'
import { databasePool } from '../database/pool'
import type { RunSql } from '../database/transaction'
import type { Reach } from '../outbound/find-public-host'
import { readRoutes } from '../delivery/read-destinations'
import { captureMail, sendBySmtp } from '../delivery/send-mail'

const run: RunSql = (text, params = []) => databasePool().query(text, [...params])

/** Somebody asked for a link on a site: its name, its canonical origin, and where answers to the mail go. */
export type ResetWish = { tenantId: number; site: string; origin: string; replyTo: string | null; email: string }

/**
 * Sends the link that sets a new password, by the site's own mail server or to its captured mails (AUTH-04).
 * @returns what came of it; null for an email without an account, to which nothing is sent.
 */
export async function sendReset(
  payload: Payload,
  wish: ResetWish,
  reach: Reach = { allowsLoopback: false },
): Promise<AttemptOutcome | null> {
  const { tenantId, site, origin, replyTo, email } = wish
  const data = { email, username: nameAccountOf(tenantId, email) }
  const token = await payload.forgotPassword({ collection: 'shoppers', data, disableEmail: true })
  if (!token) return null
  const routes = await readRoutes(payload, tenantId)
  const host = new URL(origin).hostname
  const mail = {
    from: routes.mailFrom ?? routes.server?.user ?? `accounts@${host}`,
    to: email,
    replyTo,
    messageId: `<reset-${randomUUID()}@${host}>`,
    leadId: null,
    tenantId,
    ...writeResetMail(site, `${origin}/reset-password?token=${token}`),
  }
  return routes.server ? sendBySmtp(mail, routes.server, reach) : captureMail(mail, run)
}
