import { GlobalViewRedirect } from '@payloadcms/plugin-multi-tenant/rsc'
import { headers as readHeaders } from 'next/headers'
import { redirect } from 'next/navigation'
import { toOpenAddress, findOwner, tenantChosenIn } from '@/server/tenant/chosen-tenant'

type PluginProps = Parameters<typeof GlobalViewRedirect>[0]
type Props = Omit<PluginProps, 'tenantArrayFieldName' | 'tenantArrayTenantFieldName'> & {
  tenantsArrayFieldName: string
  tenantsArrayTenantFieldName: string
}

/** The address of the settings that a whole page load asks for, where they are of another site than the chosen one; else null. */
async function findOtherSite({ collectionSlug, docID, globalSlugs, payload, user, viewType }: Props): Promise<string | null> {
  if (viewType !== 'document' || typeof docID !== 'number' || !globalSlugs.includes(collectionSlug)) return null
  const headers = await readHeaders()
  // a refresh of the page comes from the choice of another site, and that choice stands
  if (headers.get('sec-fetch-dest') !== 'document') return null
  const owner = await findOwner(payload, { collection: collectionSlug, id: docID, user })
  return owner === null || owner === tenantChosenIn(headers) ? null : toOpenAddress(collectionSlug, docID)
}

/**
 * Leads to the settings of the chosen site, of which each site has one document. A link to settings opens those that it names and chooses
 * their site. The plugin's own view reads two of its settings by names that it is not given, and so sends staff of a single site to the dashboard.
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
