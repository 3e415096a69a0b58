import { cache } from 'react'
import type { Page } from '@payload-types'
import { cacheTags } from '../invalidation/tags'
import { taggedRead } from '../cache/tagged-read'
import { findForTenant } from './find-for-tenant'

/** The live page at an address; null when nothing stands there, and that answer too is invalidated when something does. */
export const findPage = cache(async (tenantId: number, path: string): Promise<Page | null> => {
  const atPath = await taggedRead(['page', tenantId, path], [cacheTags.path(tenantId, path)], async () => {
    const [page] = await findForTenant(tenantId, 'pages', { where: { path: { equals: path } }, limit: 1 })
    return page ?? null
  })
  // a page that moves is announced by its id: the address that it leaves is known only here
  if (atPath) await taggedRead(['page-id', atPath.id], [cacheTags.page(atPath.id)], () => Promise.resolve(null))
  return atPath
})
