import type { Metadata } from 'next'
import type { Tenant } from '@/domain/tenant/tenant'
import { readSite, type SiteParams } from './site-context'
import { toSiteMetadata } from './site-metadata'
import { findSiteWords, type StockWords } from '@/domain/vehicle/kinds/kinds'

type StandardPageFacts = {
  /** The path of the canonical address. */
  path: string
  /** Without the site's name, which the layout adds. */
  title: string | ((words: StockWords) => string)
  describe: (tenant: Tenant, words: StockWords) => string
  referrer?: Metadata['referrer']
}

/**
 * Returns the generateMetadata function of a standard page: title, description, canonical address and picture (SEO-01). These pages are not
 * indexed.
 */
export function describeStandardPage({ path, title, describe, referrer }: StandardPageFacts) {
  return async ({ params }: { params: Promise<SiteParams> }): Promise<Metadata> => {
    const { tenant } = await readSite(params)
    const words = findSiteWords(tenant.switches)
    const written = typeof title === 'string' ? title : title(words)
    const metadata = toSiteMetadata({ tenant, title: written, description: describe(tenant, words), canonical: path, isIndexed: false })
    return referrer ? { ...metadata, referrer } : metadata
  }
}
