import type { Metadata } from 'next'
import type { Tenant } from '@/domain/tenant/tenant'
import { readSite, type SiteParams } from './site-context'
import { toSiteMetadata } from './site-metadata'

type StandardPageFacts = {
  /** The path of the canonical address. */
  path: string
  /** Without the site's name, which the layout adds. */
  title: string
  describe: (tenant: Tenant) => string
  referrer?: Metadata['referrer']
}

/**
 * Returns the generateMetadata function of a standard page: title, description, canonical address and picture (SEO-01). These pages are not
 * indexed.
 */
export function describeStandardPage({ path, title, describe, referrer }: StandardPageFacts) {
  return async ({ params }: { params: Promise<SiteParams> }): Promise<Metadata> => {
    const { tenant } = await readSite(params)
    const metadata = toSiteMetadata({ tenant, title, description: describe(tenant), canonical: path, isIndexed: false })
    return referrer ? { ...metadata, referrer } : metadata
  }
}
