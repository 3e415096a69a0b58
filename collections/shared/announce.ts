import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionSlug, GlobalAfterChangeHook } from 'payload'
import { announce } from '@/server/invalidation/announce'
import { describeChange } from '@/server/invalidation/describe-change'

/** After a change of what visitors can see: tells every process which pages to rebuild (CARD-02, PERF-05). For collections without drafts. */
export function announceChange(collection: CollectionSlug): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    const change = describeChange(collection, doc)
    if (change) await announce(req, change)
    return doc
  }
}

export function announceDelete(collection: CollectionSlug): CollectionAfterDeleteHook {
  return async ({ doc, req }) => {
    const change = describeChange(collection, doc)
    if (change) await announce(req, change)
    return doc
  }
}

/** A platform value reaches every tenant that does not set its own. */
export const announceGlobalChange: GlobalAfterChangeHook = async ({ doc, req }) => {
  await announce(req, { tags: ['platform'], reload: 'all' })
  return doc
}
