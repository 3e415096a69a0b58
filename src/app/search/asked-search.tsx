import type { Metadata } from 'next'
import type { SearchState } from '@/domain/search/search-state'
import type { Tenant } from '@/domain/tenant/tenant'
import { isSearchUnavailable } from '@/server/search/port'
import { SearchUnavailable } from '@/ui/pages/not-found/search-unavailable'
import type { SearchView } from '@/ui/pages/search-results/search-view'
import { readSite, type SiteParams } from '../site/site-context'
import { toSearchMetadata } from './search-metadata'
import { type AskedSearch, readSearch } from './search-page'
import { SearchPage } from './search-view'

export type AskedParams = SiteParams & { segments?: string[] }
/** `view` is null while the search engine is unavailable. */
export type AskedView = { tenant: Tenant; state: SearchState; view: SearchView | null }

/** Returns null when the search engine is unavailable, and rethrows other errors. */
function refuseUnavailable(error: unknown): null {
  if (isSearchUnavailable(error)) return null
  throw error
}

/** Loads the result of a search with a query, for its page. */
export async function readAskedView(
  { segments = [], ...site }: AskedParams,
  parameters: URLSearchParams,
  load: (tenant: Tenant, asked: AskedSearch, now: number) => Promise<SearchView>,
): Promise<AskedView> {
  const { tenant, now } = await readSite(site)
  const asked = await readSearch(tenant, segments.map(decodeURIComponent), parameters)
  return { tenant, state: asked.state, view: await load(tenant, asked, now).catch(refuseUnavailable) }
}

export function toAskedMetadata({ view, ...asked }: AskedView): Metadata {
  return view ? toSearchMetadata({ ...asked, view }) : { title: 'Search', robots: { index: false } }
}

export function AskedSearchPage({ tenant, view }: AskedView) {
  return view ? <SearchPage tenant={tenant} view={view} /> : <SearchUnavailable />
}
