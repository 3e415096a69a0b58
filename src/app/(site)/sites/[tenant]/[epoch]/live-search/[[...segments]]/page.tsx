import type { Metadata } from 'next'
import { cache } from 'react'
import { loadSearch, readSearch as readAsked } from '@/app/search/search-page'
import { isSearchUnavailable } from '@/server/search/port'
import { SearchUnavailable } from '@/ui/pages/not-found/search-unavailable'
import { SearchPage } from '@/app/search/search-view'
import { toSearchMetadata } from '@/app/search/search-metadata'
import { readSite, type SiteParams } from '@/app/site/site-context'

type Props = { params: Promise<SiteParams & { segments?: string[] }>; searchParams: Promise<Record<string, string | string[] | undefined>> }

const readSearch = cache(async (params: Props['params'], searchParams: Props['searchParams']) => {
  const { tenant, now } = await readSite(params)
  const { segments = [] } = await params
  const given = Object.entries(await searchParams).flatMap(([name, values]) => [values ?? []].flat().map((value) => [name, value]))
  const asked = await readAsked(tenant, segments.map(decodeURIComponent), new URLSearchParams(given))
  return { tenant, state: asked.state, view: await loadSearch(tenant, asked, now).catch(refuseUnavailable) }
})

/** Returns null when the search engine is unavailable, and rethrows other errors. */
function refuseUnavailable(error: unknown): null {
  if (isSearchUnavailable(error)) return null
  throw error
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { view, ...asked } = await readSearch(params, searchParams)
  return view ? toSearchMetadata({ ...asked, view }) : { title: 'Search', robots: { index: false } }
}

export default async function LiveSearch({ params, searchParams }: Props) {
  const { tenant, view } = await readSearch(params, searchParams)
  return view ? <SearchPage tenant={tenant} view={view} /> : <SearchUnavailable />
}
