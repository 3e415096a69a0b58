import type { Payload, PayloadRequest } from 'payload'
import type { LeadSetting } from '@payload-types'
import { openSecret } from './sealed-secret'
import type { PlannedDelivery } from './outbox'

/** A mail server of a dealer's own. */
export type MailServer = {
  host: string
  port: number
  isSecure: boolean
  user: string | null
  password: string | null
  /** How long a connection may take to open; ten seconds unless given. */
  timeoutMs?: number
}

/** Where a site's leads go, with its secrets in clear: for the delivery alone. */
export type LeadRoutes = {
  mailTo: string[]
  mailFrom: string | null
  /** null: mails are captured. */
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
 * Reads where a site's leads go. Nothing but the lead settings says so: what marketing or support edits, such as the site's own email, must not (SEC-20).
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

/** The deliveries that a new lead needs. A site without any address still has its mail captured, so that nothing depends on a setting. */
export function planRoutes({ mailTo, adfTo, webhook }: LeadRoutes): PlannedDelivery[] {
  return [
    { destination: 'mail', target: mailTo.join(', ') || 'nobody yet' },
    ...(adfTo ? [{ destination: 'adf' as const, target: adfTo }] : []),
    // the path of a webhook may hold a key
    ...(webhook ? [{ destination: 'webhook' as const, target: new URL(webhook.url).host }] : []),
  ]
}
