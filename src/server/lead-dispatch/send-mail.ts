import { createTransport } from 'nodemailer'
import type { DeliveryOutcome } from '@/domain/leads/form/decide-retry'
import { hideCredentials } from '@/domain/leads/outgoing/hide-credentials'
import type { RunSql } from '../database/transaction'
import { findPublicHost, type Reach } from '../outside/find-public-host'
import type { MailServer } from './read-destinations'

/** A mail to send. The message id is the same for every attempt, so that receivers can recognise a repeated mail (REL-01). */
export type OutgoingMail = {
  from: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  messageId: string
  /** The lead that the mail is about; null for other mails. */
  leadId: number | null
  tenantId: number
}

const PATIENCE_MS = 10_000

/** SMTP replies 5xx are permanent failures; all others may be temporary. */
function toOutcome(error: unknown): DeliveryOutcome {
  const note = error instanceof Error ? error.message : 'The mail server refused the mail.'
  const code: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : null
  const isAuth = error instanceof Error && Reflect.get(error, 'code') === 'EAUTH'
  // retry after a wrong password, so that the lead is sent once the settings are corrected
  return { kind: !isAuth && typeof code === 'number' && code >= 500 ? 'refused' : 'failed', note }
}

/** Returns the server's reply and the refused recipients. The mail reached the others, and staff have to correct the addresses (ADM-18). */
function writeNote(response: string, rejected: readonly (string | { address: string })[]): string {
  const refused = rejected.map((to) => (typeof to === 'string' ? to : to.address))
  return [...(refused.length > 0 ? [`Refused for ${refused.join(', ')}.`] : []), response.slice(0, 200)].join(' ')
}

/** Sends a mail through a dealer's own mail server. */
export async function sendBySmtp(mail: OutgoingMail, server: MailServer, reach: Reach): Promise<DeliveryOutcome> {
  try {
    const resolved = await findPublicHost(server.host, reach)
    if (!resolved) return { kind: 'refused', note: `${server.host} is not on the public internet.` }
    const transport = createTransport({
      host: resolved.address,
      port: server.port,
      secure: server.isSecure,
      requireTLS: !server.isSecure && !reach.allowsLoopback,
      ignoreTLS: reach.allowsLoopback,
      tls: { servername: server.host },
      auth: server.user ? { user: server.user, pass: server.password ?? '' } : undefined,
      connectionTimeout: server.timeoutMs ?? PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    try {
      const { from, to, replyTo, subject, text, messageId, leadId } = mail
      const sent = await transport.sendMail({
        ...{ from, to, subject, text, messageId },
        ...(replyTo ? { replyTo } : {}),
        headers: { ...(leadId === null ? {} : { 'X-Forecourt-Lead': String(leadId) }), 'Auto-Submitted': 'auto-generated' },
      })
      return { kind: 'delivered', note: writeNote(sent.response, sent.rejected) }
    } finally {
      transport.close()
    }
  } catch (error) {
    return toOutcome(error)
  }
}

/** Stores a mail for staff to read, without its secret links (SEC-19). A repeated mail is stored once. */
export async function captureMail(mail: OutgoingMail, run: RunSql): Promise<DeliveryOutcome> {
  await run(
    `insert into captured_mails (tenant_id, lead_id, subject, "to", "from", body, message_id) values ($1::integer, $2::integer, $3, $4, $5, $6, $7)
     on conflict (message_id) do nothing`,
    [mail.tenantId, mail.leadId, hideCredentials(mail.subject), mail.to, mail.from, hideCredentials(mail.text), mail.messageId],
  )
  return { kind: 'delivered', note: 'Kept under Captured mails: no mail server is set.' }
}
