import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import {
  type RequestedPreview,
  toTicketExpiry,
  isTicketFor,
  type PreviewSubject,
  nameContentSubject,
  type PreviewTicket,
  readTicket,
  writeTicket,
} from '@/domain/editing/preview/preview-ticket'
import { adminOrigin, previewOrigin } from '@/domain/tenant/hosts'
import { env } from '@/env'
import { readHosting } from '../routing/hosting'
import { readClock } from '../process/now'

/** Uses a separate key, so that nothing else signed with PAGE_KEY is accepted as a ticket. */
function sign(text: string): string {
  const key = Buffer.from(hkdfSync('sha256', env().PAGE_KEY, '', 'forecourt preview ticket', 32))
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** Returns the ticket for a preview's address (SEC-08). */
export function signTicket(ticket: PreviewTicket): string {
  const text = writeTicket(ticket)
  return `${text}~${sign(text)}`
}

/**
 * Returns the content of a ticket; null unless this platform signed it for this preview and it has not expired (SEC-08).
 * @param now Unix seconds.
 */
export function verifyTicket(signed: string, asked: RequestedPreview, now: number): PreviewTicket | null {
  const at = signed.lastIndexOf('~')
  const text = signed.slice(0, Math.max(at, 0))
  const given = Buffer.from(signed.slice(at + 1))
  const expected = Buffer.from(sign(text))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const ticket = readTicket(text)
  return ticket !== null && isTicketFor(ticket, asked, now) ? ticket : null
}

/** Creates a ticket for the user of this request; null without a session. */
function ticketFor({ user, headers }: PayloadRequest, { tenantId, subject }: RequestedPreview): string | null {
  if (user?.collection !== 'users' || !('_sid' in user) || typeof user._sid !== 'string') return null
  return signTicket({
    userId: user.id,
    sessionId: user._sid,
    tenantId,
    subject,
    adminOrigin: adminOrigin(headers.get('host'), readHosting()),
    until: toTicketExpiry(readClock()),
  })
}

function toSubjectPath(subject: PreviewSubject): string {
  if (subject.kind === 'site-settings') return 'home'
  if (subject.kind === 'page') return String(subject.id)
  return subject.kind === 'release' || subject.kind === 'section'
    ? `${subject.kind}/${subject.id}`
    : `content/${nameContentSubject(subject)}`
}

/**
 * Returns the address of a preview on the preview origin, with a ticket for the user of this request (SEC-08). Without a session the
 * address has no ticket and shows nothing; with no address at all, Payload would switch the preview off and store that as the user's
 * preference.
 * @param shownOn Slug of the site that shows it, when that is not the subject's own: a site of its group (EDT-25).
 */
export function toPreviewAddress(
  req: PayloadRequest,
  tenant: { id: number; slug: string },
  subject: PreviewSubject,
  shownOn = tenant.slug,
): string {
  const ticket = ticketFor(req, { tenantId: tenant.id, subject })
  const origin = previewOrigin(req.headers.get('host'), readHosting())
  return `${origin}/preview/${shownOn}/${toSubjectPath(subject)}${ticket === null ? '' : `?ticket=${ticket}`}`
}

/**
 * Returns the preview address of a page that the site makes itself, such as a search or a model (EDT-08). It has no form, so its ticket is that
 * of the site settings.
 */
export function toVisitAddress(req: PayloadRequest, tenant: { id: number; slug: string }, path: string): string {
  const ticket = ticketFor(req, { tenantId: tenant.id, subject: { kind: 'site-settings' } })
  const origin = previewOrigin(req.headers.get('host'), readHosting())
  return `${origin}/preview/${tenant.slug}/at?ticket=${ticket ?? ''}&path=${encodeURIComponent(path)}`
}
