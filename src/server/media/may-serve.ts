import { isPlatformHost, isPreviewHost, normaliseHost } from '@/domain/tenant/hosts'
import { env } from '@/env'
import { siteState } from '../routing/site-state'
import { findFileOwner } from './file-owner'

/**
 * Checks whether a host may serve an uploaded file (SEC-23). The platform's host and the preview host serve all of them; a site serves
 * those of its tenant, of the tenants whose dealerships it sells, and of its group (EDT-25). A request without a Host comes from this process's image optimiser,
 * whose caller was checked before.
 */
export async function mayServeFile(hostHeader: string | null, file: string): Promise<boolean> {
  if (hostHeader === null) return true
  const host = normaliseHost(hostHeader)
  const { BASE_DOMAIN } = env()
  if (host === null) return false
  if (isPlatformHost(host, BASE_DOMAIN) || isPreviewHost(host, BASE_DOMAIN)) return true
  const site = siteState().byHost.get(host)
  if (site === undefined) return false
  const owner = await findFileOwner(file)
  if (owner === null) return false
  return owner.tenantId === site.id || owner.memberIds.includes(site.id) || owner.dealershipIds.some((id) => site.dealershipIds.has(id))
}
