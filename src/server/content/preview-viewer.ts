import type { RequestedPreview } from '@/domain/editing/preview/preview-ticket'
import type { User } from '@payload-types'
import { payloadClient } from '../process/payload-client'
import { verifyTicket } from './preview-ticket'

/** A user who may see a preview, and the origin of the admin that embeds it. */
export type PreviewViewer = { user: User; adminOrigin: string }

/**
 * Returns the user of a preview ticket (SEC-08); null when the ticket is missing, invalid, expired or for another preview, or when its
 * session has ended. The account is read again, so that a revoked permission takes effect immediately. Further reads must use this user with
 * `overrideAccess: false`.
 * @param now Unix seconds.
 */
export async function findPreviewViewer(ticket: unknown, asked: RequestedPreview, now: number): Promise<PreviewViewer | null> {
  const verified = typeof ticket === 'string' ? verifyTicket(ticket, asked, now) : null
  if (verified === null) return null
  const payload = await payloadClient()
  const account = await payload.findByID({ collection: 'users', id: verified.userId, depth: 0, disableErrors: true })
  const session = account?.sessions?.find(({ id }) => id === verified.sessionId)
  if (!account || !session || Date.parse(session.expiresAt) <= now * 1000) return null
  return { user: { ...account, collection: 'users' }, adminOrigin: verified.adminOrigin }
}
