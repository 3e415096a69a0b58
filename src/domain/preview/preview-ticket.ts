/** What a ticket opens: a page, or the home page beside the site settings form. */
export type PreviewSubject = { kind: 'page'; id: number } | { kind: 'site-settings' }

/** Grants one user access to one draft until it expires (SEC-08). */
export type PreviewTicket = {
  userId: number
  /** The session that requested the preview. The ticket ends with it. */
  sessionId: string
  tenantId: number
  subject: PreviewSubject
  /** Origin of the admin that embeds the preview. The preview exchanges messages with no other origin. */
  adminOrigin: string
  /** Unix seconds. */
  until: number
}

/** Equals the length of a staff session. */
const STEP_SECONDS = 8 * 3600

/**
 * Returns when a ticket created now expires, in Unix seconds: in 8 to 16 hours. The admin requests the preview's address after every save
 * and reloads the preview if it has changed, so the expiry moves in large steps.
 */
export function toTicketExpiry(now: number): number {
  return (Math.floor(now / STEP_SECONDS) + 2) * STEP_SECONDS
}

/** Writes a ticket as text, without its signature. */
export function writeTicket({ userId, sessionId, tenantId, subject, adminOrigin, until }: PreviewTicket): string {
  const name = subject.kind === 'page' ? `page-${subject.id}` : subject.kind
  return [userId, sessionId, tenantId, name, adminOrigin, until].join('~')
}

const ID = '[1-9]\\d{0,9}'
const TICKET_PATTERN = new RegExp(
  `^(?<userId>${ID})~(?<sessionId>[\\w-]{1,64})~(?<tenantId>${ID})~(?:page-(?<page>${ID})|site-settings)~(?<adminOrigin>https?://[a-z0-9.-]+(?::\\d{1,5})?)~(?<until>\\d{1,12})$`,
)

/** Reads a ticket written by `writeTicket`; null for any other text. */
export function readTicket(text: string): PreviewTicket | null {
  const { userId, sessionId, tenantId, page, adminOrigin, until } = TICKET_PATTERN.exec(text)?.groups ?? {}
  if (sessionId === undefined || adminOrigin === undefined) return null
  return {
    userId: Number(userId),
    sessionId,
    tenantId: Number(tenantId),
    subject: page === undefined ? { kind: 'site-settings' } : { kind: 'page', id: Number(page) },
    adminOrigin,
    until: Number(until),
  }
}

/** The preview that a request asks for. */
export type RequestedPreview = { tenantId: number; subject: PreviewSubject }

/**
 * Checks whether a ticket allows a preview and hasn't expired.
 * @param now Unix seconds.
 */
export function isTicketFor({ tenantId, subject, until }: PreviewTicket, requested: RequestedPreview, now: number): boolean {
  if (now >= until || tenantId !== requested.tenantId) return false
  if (subject.kind === 'page') return requested.subject.kind === 'page' && requested.subject.id === subject.id
  return requested.subject.kind === 'site-settings'
}
