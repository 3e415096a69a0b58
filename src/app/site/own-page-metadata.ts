import type { Metadata } from 'next'
import type { Tenant } from '@/domain/tenant/tenant'
import { readSite, type SiteParams } from './site-context'
import { toSiteMetadata } from './site-metadata'

type OwnPage = {
  /** Path of the page's canonical address. */
  path: string
  /** Without the site's name, which the layout adds. */
  title: string
  describe: (tenant: Tenant) => string
  referrer?: Metadata['referrer']
}

/**
 * The generateMetadata of a page that the platform gives every site: its own title, description, canonical address and picture (SEO-01). Search
 * engines are asked to leave it out.
 */
export function describeOwnPage({ path, title, describe, referrer }: OwnPage) {
  return async ({ params }: { params: Promise<SiteParams> }): Promise<Metadata> => {
    const { tenant } = await readSite(params)
    const metadata = toSiteMetadata({ tenant, title, description: describe(tenant), canonical: path, isIndexed: false })
    return referrer ? { ...metadata, referrer } : metadata
  }
}
