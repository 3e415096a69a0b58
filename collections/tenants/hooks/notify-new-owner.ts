import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '@/domain/json/id-of'
import { findChangedSwitches } from '@/domain/switches/lead-switches'
import { queueOwnerNotice } from '@/server/lead-dispatch/owner-notice'

/**
 * Notifies the former and the new owner when the owner changes, and the owner of switches that send visitors' details elsewhere (SEC-20).
 */
export const notifyNewOwner: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create') return doc
  const [former, current] = [idOf(previousDoc?.owner), idOf(doc.owner)]
  const changed = [
    ...(former === current ? [] : ['the owner of the site']),
    ...findChangedSwitches(previousDoc?.switches, doc.switches).map(({ label }) => `the switch “${label}”`),
  ]
  await queueOwnerNotice(req, doc.id, changed, former === null ? [] : [former])
  return doc
}
