import { headers } from 'next/headers'
import { isPreviewHost, normaliseHost } from '@/domain/tenant/hosts'
import type { Tenant } from '@/domain/tenant/tenant'
import { env } from '@/env'
import { findTenant } from '@/server/tenant/find-tenant'

/**
 * Finds the tenant of a draft. Returns null on every host except the preview host, because the proxy only matches exact spellings of paths
 * (SEC-08). Google Analytics is disabled: it would receive the address, which has a ticket.
 */
export async function findDraftTenant(slug: string, find = findTenant): Promise<Tenant | null> {
  const host = normaliseHost((await headers()).get('host'))
  const tenant = host !== null && isPreviewHost(host, env().BASE_DOMAIN) ? await find(slug) : null
  return tenant && { ...tenant, site: { ...tenant.site, measurement: { ...tenant.site.measurement, measurementId: null } } }
}
