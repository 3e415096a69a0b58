import { notFound } from 'next/navigation'
import type { Tenant } from '@/domain/tenant/tenant'
import { markUnstoredRender } from '@/server/cache/tagged-read'
import { isLiveSegment, readEpochSegment } from '@/server/routing/page-key'
import { findTenant } from '@/server/tenant/find-tenant'

export type SiteParams = { tenant: string; epoch: string }

/** Returns the tenant and the time (Unix seconds) of a page. Responds with 404 to an address that the proxy did not create. */
export async function readSite(params: SiteParams | Promise<SiteParams>): Promise<{ tenant: Tenant; now: number }> {
  const { tenant: slug, epoch } = await params
  const now = readEpochSegment(slug, epoch)
  if (isLiveSegment(epoch)) markUnstoredRender()
  const tenant = now === null ? null : await findTenant(slug)
  if (now === null || tenant === null) notFound()
  return { tenant, now }
}
