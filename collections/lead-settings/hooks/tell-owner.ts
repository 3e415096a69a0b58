import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload'
import { findChangedDestinations } from '@/domain/leads/outgoing/changed-destinations'
import { queueOwnerNotice } from '@/server/lead-dispatch/owner-notice'

/**
 * Every change of where leads go is told to the tenant's owner (SEC-20). To stand after the hook that seals secrets; later hooks don't see them. The mail is
 * queued in the transaction of the change, so nobody is told of one that fails.
 */
export const tellOwner: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = { ...originalDoc }
  await queueOwnerNotice(req, data.tenant ?? before.tenant, findChangedDestinations(before, { ...before, ...data }))
  return data
}

export const tellOwnerOfDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await queueOwnerNotice(req, doc.tenant, findChangedDestinations({ ...doc }, {}))
  return doc
}
