import type { Payload, PayloadRequest } from 'payload'
import type { LeadSetting } from '@payload-types'
import { openSecret } from './sealed-secret'
import type { PlannedDelivery } from './outbox'

/** A dealer's own mail server. */
export type MailServer = {
  host: string
  port: number
  isSecure: boolean
  user: string | null
  password: string | null
  /** How long opening a connection may take; ten seconds by default. */
  timeoutMs?: number
}

/** A site's lead destinations with decrypted secrets; only for sending. */
export type LeadRoutes = {
  mailTo: string[]
  mailFrom: string | null
  /** null: mails are captured */
  server: MailServer | null
  adfTo: string | null
  webhook: { url: string; secret: string | null } | null
}

function toServer(
  { smtp_host, smtp_port, smtp_security, smtp_user, smtp_password_sealed }: LeadSetting,
  secret: string,
): MailServer | null {
  if (!smtp_host) return null
  const isSecure = smtp_security === 'tls'
  return {
    host: smtp_host,
    port: smtp_port ?? (isSecure ? 465 : 587),
    isSecure,
    user: smtp_user ?? null,
    password: openSecret(smtp_password_sealed, secret),
  }
}

/**
 * Reads a site's lead destinations. They only come from the lead settings: fields that marketing or support may edit, such as the site's
 * email, must not redirect leads (SEC-20).
 */
export async function readRoutes(payload: Payload, tenantId: number, req?: PayloadRequest): Promise<LeadRoutes> {
  const query = {
    where: { tenant: { equals: tenantId } },
    depth: 0,
    limit: 1,
    pagination: false,
    showHiddenFields: true,
    ...(req ? { req } : {}),
  }
  const { docs } = await payload.find({ collection: 'lead-settings', ...query })
  const [settings] = docs
  return {
    mailTo: settings?.mail_to ?? [],
    mailFrom: settings?.mail_from ?? null,
    server: settings ? toServer(settings, payload.secret) : null,
    adfTo: settings?.adf_to ?? null,
    webhook: settings?.webhook_url
      ? { url: settings.webhook_url, secret: openSecret(settings.webhook_secret_sealed, payload.secret) }
      : null,
  }
}

/** Plans the deliveries of a new lead. Without any destination its mail is captured, so that no lead depends on a setting. */
export function planRoutes({ mailTo, adfTo, webhook }: LeadRoutes): PlannedDelivery[] {
  return [
    { destination: 'mail', target: mailTo.join(', ') || 'nobody yet' },
    ...(adfTo ? [{ destination: 'adf' as const, target: adfTo }] : []),
    // only the host: a webhook's path may contain a key
    ...(webhook ? [{ destination: 'webhook' as const, target: new URL(webhook.url).host }] : []),
  ]
}
