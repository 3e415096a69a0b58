import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { isArticlePath, NEWS_PATH } from '@/domain/pages/news'
import { announce } from '@/server/invalidation/announce'
import { cacheTags } from '@/server/invalidation/tags'
import { onTransaction } from '@/server/database/transaction'
import { typedQueries } from '@/server/database/typed-queries'

type PageDoc = { id: number; path: string; tenant?: number | { id: number } | null }

async function announceOf(req: PayloadRequest, { id, path, tenant }: PageDoc): Promise<void> {
  const tenantId = typeof tenant === 'object' ? tenant?.id : tenant
  if (!tenantId) return
  // The news list shows every article.
  const list = isArticlePath(path) ? [cacheTags.path(tenantId, NEWS_PATH)] : []
  const tags = [cacheTags.page(id), cacheTags.path(tenantId, path), cacheTags.pages(tenantId), ...list]
  await announce(req, { tags, reload: [tenantId] })
}

/**
 * Invalidates what visitors can see of a page: published, moved or unpublished. Saving a draft beside the live page leaves its row
 * unchanged and invalidates nothing.
 */
export const announcePage: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status === 'draft') {
    const run = await onTransaction(req)
    const live = await typedQueries(run).selectFrom('pages').select('_status').where('id', '=', doc.id).executeTakeFirst()
    if (live?._status === 'published') return doc
  }
  await announceOf(req, doc)
  return doc
}

export const announcePageGone: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await announceOf(req, doc)
  return doc
}
