import type { RequestedPreview } from '@/domain/preview/preview-ticket'
import type { User } from '@payload-types'
import { payloadClient } from '../payload-client'
import { verifyTicket } from './preview-ticket'

/** Somebody of staff who may look at one preview, and the origin of the admin around it. */
export type PreviewViewer = { user: User; adminOrigin: string }

/**
 * Who looks at a preview with this ticket (SEC-08); null when the ticket is missing, forged, for another preview or past its end, and when its session has
 * ended. The account is loaded anew, so that a right that was taken away is gone at once; read on as this user with `overrideAccess: false`.
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
