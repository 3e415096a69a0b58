import type { Metadata } from 'next'
import { parseSearchAddress } from '@/domain/search/search-address'
import { knownSegments, loadCachedSearch } from '@/app/search/search-page'
import { SearchPage } from '@/app/search/search-view'
import { toSearchMetadata } from '@/app/search/search-metadata'
import { oncePerRender } from '@/app/site/once-per-render'
import { readSite, type SiteParams } from '@/app/site/site-context'

// Addresses without a query are cached. The proxy rewrites those with a query to live-search, and popular ones to popular-search.
export const dynamic = 'error'
export const generateStaticParams = () => []

type Params = SiteParams & { segments?: string[] }
type Props = { params: Promise<Params> }

const readSearch = oncePerRender(async ({ segments = [], ...site }: Params) => {
  const { tenant, now } = await readSite(site)
  const state = parseSearchAddress(segments.map(decodeURIComponent), {}, knownSegments(tenant))
  return { tenant, state, view: await loadCachedSearch(tenant, { state, unknownPlace: null }, now) }
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return toSearchMetadata(await readSearch(params))
}

export default async function StaticSearch({ params }: Props) {
  const { tenant, view } = await readSearch(params)
  return <SearchPage tenant={tenant} view={view} />
}
