import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionSlug, GlobalAfterChangeHook } from 'payload'
import { announce } from '@/server/invalidation/announce'
import { describeChange } from '@/server/invalidation/describe-change'

/** After a change that visitors can see, tells every process which pages to rebuild (CARD-02, PERF-05). For collections without drafts. */
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

/** Invalidates every tenant that doesn't set the changed value itself. */
export const announceGlobalChange: GlobalAfterChangeHook = async ({ doc, req }) => {
  await announce(req, { tags: ['platform'], reload: 'all' })
  return doc
}
