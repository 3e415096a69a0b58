/** What a ticket opens: one page, or the home page beside the form of the site settings. */
export type PreviewSubject = { kind: 'page'; id: number } | { kind: 'site-settings' }

/** Who may see which draft in a preview, until when (SEC-08). */
export type PreviewTicket = {
  userId: number
  /** The session that asked for the preview: its end is the ticket's. */
  sessionId: string
  tenantId: number
  subject: PreviewSubject
  /** The origin of the admin that frames the preview: the only one that the preview exchanges messages with. */
  adminOrigin: string
  /** Unix seconds. */
  until: number
}

/** As long as a session of staff. */
const STEP_SECONDS = 8 * 3600

/**
 * When a ticket that is made now ends, in Unix seconds: 8 to 16 hours later. The admin asks for the address of a preview after every save and loads the
 * preview again when it differs, so the end moves in steps.
 */
export function endOfTicket(now: number): number {
  return (Math.floor(now / STEP_SECONDS) + 2) * STEP_SECONDS
}

/** The part of a ticket that is signed. */
export function writeTicket({ userId, sessionId, tenantId, subject, adminOrigin, until }: PreviewTicket): string {
  const name = subject.kind === 'page' ? `page-${subject.id}` : subject.kind
  return [userId, sessionId, tenantId, name, adminOrigin, until].join('~')
}

const ID = '[1-9]\\d{0,9}'
const FORM = new RegExp(
  `^(?<userId>${ID})~(?<sessionId>[\\w-]{1,64})~(?<tenantId>${ID})~(?:page-(?<page>${ID})|site-settings)~(?<adminOrigin>https?://[a-z0-9.-]+(?::\\d{1,5})?)~(?<until>\\d{1,12})$`,
)

/** Reads what `writeTicket` wrote; null for anything else. */
export function readTicket(text: string): PreviewTicket | null {
  const { userId, sessionId, tenantId, page, adminOrigin, until } = FORM.exec(text)?.groups ?? {}
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

/** What somebody wants to see with a ticket. */
export type AskedPreview = { tenantId: number; subject: PreviewSubject }

/** Whether a ticket is for just this preview, and not past its end. `now` in Unix seconds. */
export function isTicketFor({ tenantId, subject, until }: PreviewTicket, asked: AskedPreview, now: number): boolean {
  if (now >= until || tenantId !== asked.tenantId) return false
  if (subject.kind === 'page') return asked.subject.kind === 'page' && asked.subject.id === subject.id
  return asked.subject.kind === 'site-settings'
}
