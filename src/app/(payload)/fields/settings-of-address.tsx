import { GlobalViewRedirect } from '@payloadcms/plugin-multi-tenant/rsc'
import { headers as readHeaders } from 'next/headers'
import { redirect } from 'next/navigation'
import { toOpenAddress, findOwner, tenantChosenIn } from '@/server/tenant/chosen-tenant'

type PluginProps = Parameters<typeof GlobalViewRedirect>[0]
type Props = Omit<PluginProps, 'tenantArrayFieldName' | 'tenantArrayTenantFieldName'> & {
  tenantsArrayFieldName: string
  tenantsArrayTenantFieldName: string
}

/** Returns the address of the requested settings if a full page load asks for those of a site other than the selected one; else null. */
async function findOtherSite({ collectionSlug, docID, globalSlugs, payload, user, viewType }: Props): Promise<string | null> {
  if (viewType !== 'document' || typeof docID !== 'number' || !globalSlugs.includes(collectionSlug)) return null
  const headers = await readHeaders()
  // A client-side refresh follows a change of the selected site, which must be kept.
  if (headers.get('sec-fetch-dest') !== 'document') return null
  const owner = await findOwner(payload, { collection: collectionSlug, id: docID, user })
  return owner === null || owner === tenantChosenIn(headers) ? null : toOpenAddress(collectionSlug, docID)
}

/**
 * Redirects to the settings of the selected site, because each site has one settings document. A link to specific settings opens them and
 * selects their site. The plugin's own view reads two of its options by wrong names, and so redirects staff with a single site to the
 * dashboard.
 */
export async function SettingsOfAddress(props: Props): Promise<null> {
  const other = await findOtherSite(props)
  if (other !== null) redirect(other)
  await GlobalViewRedirect({
    ...props,
    tenantArrayFieldName: props.tenantsArrayFieldName,
    tenantArrayTenantFieldName: props.tenantsArrayTenantFieldName,
  })
  return null
}
