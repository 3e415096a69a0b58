import { headers } from 'next/headers'
import { isPreviewHost, normaliseHost } from '@/domain/tenant/hosts'
import type { Tenant } from '@/domain/tenant/tenant'
import { env } from '@/env'
import { findTenant } from '@/server/tenant/find-tenant'

/**
 * The tenant whose drafts are drawn; null on every host but that of previews, because the proxy knows paths only as they are spelled (SEC-08). Google Analytics
 * is left out: it would be told the address, and that holds a ticket.
 */
export async function findDraftTenant(slug: string): Promise<Tenant | null> {
  const host = normaliseHost((await headers()).get('host'))
  const tenant = host !== null && isPreviewHost(host, env().BASE_DOMAIN) ? await findTenant(slug) : null
  return tenant && { ...tenant, site: { ...tenant.site, measurement: { ...tenant.site.measurement, measurementId: null } } }
}
