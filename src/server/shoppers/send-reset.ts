import { randomUUID } from 'node:crypto'
import { nameAccountOf } from '@/domain/shoppers/shopper'
import { writeResetMail } from '@/domain/shoppers/reset-mail'
import type { Tenant } from '@/domain/tenant/tenant'
import { databasePool } from '../database/pool'
import type { RunSql } from '../database/transaction'
import type { Reach } from '../delivery/find-public-host'
import { readRoutes } from '../delivery/read-destinations'
import { captureMail, sendBySmtp } from '../delivery/send-mail'
import { logger } from '../log'
import { payloadClient } from '../payload-client'

const run: RunSql = (text, params = []) => databasePool().query(text, [...params])

/**
 * Sends the link that sets a new password, by the site's own mail server or to its captured mails (AUTH-04). For an email without an account nothing
 * is sent, and nobody is told which it was.
 */
export async function sendReset(tenant: Tenant, email: string, reach: Reach = { allowsLoopback: false }): Promise<void> {
  const payload = await payloadClient()
  const data = { email, username: nameAccountOf(tenant.id, email) }
  const token = await payload.forgotPassword({ collection: 'shoppers', data, disableEmail: true })
  if (!token) return
  const routes = await readRoutes(payload, tenant.id)
  const host = new URL(tenant.origin).hostname
  const mail = {
    from: routes.mailFrom ?? routes.server?.user ?? `accounts@${host}`,
    to: email,
    replyTo: tenant.site.email,
    messageId: `<reset-${randomUUID()}@${host}>`,
    leadId: null,
    tenantId: tenant.id,
    ...writeResetMail(tenant.name, `${tenant.origin}/reset-password?token=${token}`),
  }
  const outcome = await (routes.server ? sendBySmtp(mail, routes.server, reach) : captureMail(mail, run))
  if (outcome.kind !== 'delivered') logger.warn({ tenant: tenant.id, verdict: outcome.kind }, 'a mail to set a new password was not sent')
}
