import type { CollectionAfterChangeHook } from 'payload'
import { findChangedSwitches } from '@/domain/switches/lead-switches'
import { queueOwnerNotice } from '@/server/lead-dispatch/owner-notice'

function listId(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? [value.id] : []
}

/** Both the former and the new owner are told that the owner has changed; the owner is told of switches that lead visitors' details elsewhere (SEC-20). */
export const tellNewOwner: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create') return doc
  const [former, current] = [listId(previousDoc?.owner), listId(doc.owner)]
  const changed = [
    ...(former[0] === current[0] ? [] : ['the owner of the site']),
    ...findChangedSwitches(previousDoc?.switches, doc.switches).map(({ label }) => `the switch “${label}”`),
  ]
  await queueOwnerNotice(req, doc.id, changed, former)
  return doc
}
