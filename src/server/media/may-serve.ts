import { isPlatformHost, isPreviewHost, normaliseHost } from '@/domain/tenant/hosts'
import { env } from '@/env'
import { siteState } from '../routing/site-state'
import { findFileOwner } from './file-owner'

/**
 * Whether a host may show an uploaded file (SEC-23): the platform's own and that of previews all of them, a site those of its own tenant and of the
 * tenants whose dealerships it sells: a group's pages show their yards and cars. A request
 * without a Host comes from the image optimiser of this process, whose own caller was asked already.
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
  return owner !== null && (owner.tenantId === site.id || owner.dealershipIds.some((id) => site.dealershipIds.has(id)))
}
