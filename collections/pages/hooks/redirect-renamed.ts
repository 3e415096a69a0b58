import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { onTransaction } from '@/server/database/transaction'
import { typedQueries } from '@/server/database/typed-queries'
import { livePathBefore, noteMove } from '@/server/editing/releases/moving-pages'
import { redirectMoved } from '@/server/routing/redirect-rules'
import type { Page } from '@payload-types'
import { isLeft } from './redirect-left'

const LIVE_PATH = 'livePathBefore'

/** Remembers a page's published path before a save moves it: the hooks' previous document may be a draft. */
export const rememberPath: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || data._status === 'draft') return data
  const run = await onTransaction(req)
  const live = await typedQueries(run)
    .selectFrom('pages')
    .select('path')
    .where('id', '=', originalDoc.id)
    .where('_status', '=', 'published')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  req.context[LIVE_PATH] = live ? (livePathBefore(req, originalDoc.id) ?? live.path) : null
  return data
}

/** When a page is published at another path, adds a redirect at its old one (SEO-04). */
export const redirectRenamed: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  const from = req.context[LIVE_PATH]
  req.context[LIVE_PATH] = null
  const tenant = typeof doc.tenant === 'object' ? doc.tenant?.id : doc.tenant
  if (isLeft(req)) return doc
  if (doc._status !== 'published' || doc.deletedAt || typeof from !== 'string' || from === doc.path || !tenant) return doc
  if (noteMove(req, tenant, { from, to: doc.path })) return doc
  // The home page's path can't redirect.
  if (from !== '/') await redirectMoved(req, tenant, { from, to: doc.path })
  return doc
}
