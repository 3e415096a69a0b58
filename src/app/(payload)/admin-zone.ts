import { headers } from 'next/headers'
import { cache } from 'react'
import { PLATFORM_ZONE } from '@/domain/time/zone-name'
import { findSiteById } from '@/server/routing/find-site'
import { tenantChosenIn } from '@/server/tenant/chosen-tenant'

const findZone = cache(async (site: number | null) => (site === null ? null : ((await findSiteById(site))?.timeZone ?? null)))

/**
 * Returns the time zone for dates of the admin: that of the document's site, else that of the selected site (EDT-17).
 * @param site The document's tenant; null for documents without one.
 */
export async function findAdminZone(site: number | null): Promise<string> {
  return (await findZone(site)) ?? (await findZone(tenantChosenIn(await headers()))) ?? PLATFORM_ZONE
}
