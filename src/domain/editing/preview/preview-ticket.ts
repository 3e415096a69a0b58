import { DATED_COLLECTIONS, type DatedCollection, isDatedCollection } from '@/domain/promotions/content-state'

/** What a ticket opens: a page, a shared section, dated content on a page of the site, or the home page beside the site settings form. */
export type PreviewSubject =
  | { kind: 'page'; id: number }
  | { kind: 'section'; id: number }
  | ContentSubject
  | ReleaseSubject
  | { kind: 'site-settings' }
/** Any page of the site with what a release changes (EDT-20). */
export type ReleaseSubject = { kind: 'release'; id: number }
/** Dated content, shown on a page of the site (EDT-16). */
export type ContentSubject = { kind: DatedCollection; id: number }

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
  const name = 'id' in subject ? `${subject.kind}-${subject.id}` : subject.kind
  return [userId, sessionId, tenantId, name, adminOrigin, until].join('~')
}

const ID = '[1-9]\\d{0,9}'
const TICKET_PATTERN = new RegExp(
  `^(?<userId>${ID})~(?<sessionId>[\\w-]{1,64})~(?<tenantId>${ID})~(?:(?<kind>page|section|release|${DATED_COLLECTIONS.join('|')})-(?<id>${ID})|site-settings)~(?<adminOrigin>https?://[a-z0-9.-]+(?::\\d{1,5})?)~(?<until>\\d{1,12})$`,
)

function toSubject(kind: string | undefined, id: number): PreviewSubject {
  if (kind === 'page' || kind === 'section' || kind === 'release') return { kind, id }
  return kind !== undefined && isDatedCollection(kind) ? { kind, id } : { kind: 'site-settings' }
}

/** Returns the name of dated content in the address of its preview: 'offers-12'. */
export function nameContentSubject({ kind, id }: ContentSubject): string {
  return `${kind}-${id}`
}

/** Reads the name of dated content in the address of a preview; null for any other text. */
export function readContentSubject(name: string): ContentSubject | null {
  const [, kind = '', id] = /^([a-z-]+)-([1-9]\d{0,9})$/.exec(name) ?? []
  return isDatedCollection(kind) ? { kind, id: Number(id) } : null
}

/** Reads a ticket written by `writeTicket`; null for any other text. */
export function readTicket(text: string): PreviewTicket | null {
  const { userId, sessionId, tenantId, kind, id, adminOrigin, until } = TICKET_PATTERN.exec(text)?.groups ?? {}
  if (sessionId === undefined || adminOrigin === undefined) return null
  return {
    userId: Number(userId),
    sessionId,
    tenantId: Number(tenantId),
    subject: toSubject(kind, Number(id)),
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
  if (requested.subject.kind !== subject.kind) return false
  return !('id' in subject) || ('id' in requested.subject && requested.subject.id === subject.id)
}
