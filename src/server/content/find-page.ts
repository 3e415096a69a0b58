import { cache } from 'react'
import { pickShown } from '@/domain/pages/page-schedule'
import type { Page } from '@payload-types'
import { cacheTags } from '../invalidation/tags'
import { taggedRead } from '../cache/tagged-read'
import { draftsInView } from './draft-in-view'
import { findForTenant } from './find-for-tenant'
import { showSections } from './shared-sections'

/**
 * Returns the published page at an address with the blocks that are shown at `now`, those of shared sections included, or null (EDT-21, EDT-24). Null is cached too, and is invalidated
 * when a page is published there.
 * @param now Unix seconds.
 */
export const findPage = cache(async (tenantId: number, path: string, now: number): Promise<Page | null> => {
  const atPath = await taggedRead(['page', tenantId, path], [cacheTags.path(tenantId, path)], async () => {
    const [page] = await findForTenant(tenantId, 'pages', { where: { path: { equals: path } }, limit: 1 })
    return page ?? null
  })
  // a page that moves is invalidated by its id, because its old address is only known here
  if (atPath) await taggedRead(['page-id', atPath.id], [cacheTags.page(atPath.id)], () => Promise.resolve(null))
  const inRelease = draftsInView().release?.pages ?? []
  // a page that the release moves is no longer at its old address
  const published = inRelease.some(({ id }) => id === atPath?.id) ? null : atPath
  const found = inRelease.find((page) => page.path === path) ?? published
  const shown = found && pickShown(found, now)
  return shown && showSections(shown, tenantId, now)
})
