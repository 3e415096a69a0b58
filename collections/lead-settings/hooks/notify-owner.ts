import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload'
import { findChangedDestinations } from '@/domain/leads/outgoing/changed-destinations'
import { queueOwnerNotice } from '@/server/lead-dispatch/owner-notice'

/**
 * Notifies the tenant's owner of every change to where leads go (SEC-20). Must run after the hook that seals secrets, because it must not
 * see them. The mail is queued in the change's transaction, so a failed change sends none.
 */
export const notifyOwner: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = { ...originalDoc }
  await queueOwnerNotice(req, data.tenant ?? before.tenant, findChangedDestinations(before, { ...before, ...data }))
  return data
}

export const notifyOwnerOfDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await queueOwnerNotice(req, doc.tenant, findChangedDestinations({ ...doc }, {}))
  return doc
}
