import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { readReleaseState } from '@/domain/editing/release/release-state'

const CONFLICT = 409

/** Refuses to delete a release that would go live, or that is needed to roll back what is live (EDT-20). */
export const refuseUnderWay: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const release = await req.payload.findByID({ collection: 'releases', id, depth: 0, disableErrors: true, select: { state: true }, req })
  const state = readReleaseState(release?.state)
  if (state === 'scheduled') throw new APIError('This release is scheduled. Stop it before you delete it.', CONFLICT, null, true)
  if (state === 'live')
    throw new APIError('This release is live. It is kept, because it can be rolled back only as long as it exists.', CONFLICT, null, true)
}
