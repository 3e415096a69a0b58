import type { SiteMap } from './site-maps'
import { siteState } from './site-state'

/** Returns this process's map of a tenant's site; null if there is no such tenant. */
export async function findSiteById(tenantId: number): Promise<SiteMap | null> {
  const state = siteState()
  if (!state.isReady) await state.ready
  return [...state.bySlug.values()].find(({ id }) => id === tenantId) ?? null
}
