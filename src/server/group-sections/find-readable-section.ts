import type { PayloadRequest } from 'payload'
import type { SharedSection } from '@payload-types'

/**
 * Returns the newest version of a section that the request's user may read; null for any other. A form's own data can't be relied on: the
 * browser sends it, with whatever tenant and group (SEC-01).
 */
export async function findReadableSection(req: PayloadRequest, id: unknown): Promise<SharedSection | null> {
  if (typeof id !== 'number' && typeof id !== 'string') return null
  const common = { collection: 'shared-sections', draft: true, depth: 0, disableErrors: true, overrideAccess: false } as const
  return req.payload.findByID({ ...common, id, user: req.user, req })
}
