import type { Metadata } from 'next'
import { cache } from 'react'
import { loadSearch, readSearch as readAsked } from '@/app/search-page'
import { SearchPage } from '../../../../../search-view'
import { toSearchMetadata } from '../../../../../search-metadata'
import { readSite, type SiteParams } from '../../../../../site-context'

type Props = { params: Promise<SiteParams & { segments?: string[] }>; searchParams: Promise<Record<string, string | string[] | undefined>> }

const readSearch = cache(async (params: Props['params'], searchParams: Props['searchParams']) => {
  const { tenant, now } = await readSite(params)
  const { segments = [] } = await params
  const given = Object.entries(await searchParams).flatMap(([name, values]) => [values ?? []].flat().map((value) => [name, value]))
  const asked = await readAsked(tenant, segments.map(decodeURIComponent), new URLSearchParams(given))
  return { tenant, state: asked.state, view: await loadSearch(tenant, asked, now) }
})

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return toSearchMetadata(await readSearch(params, searchParams))
}

export default async function LiveSearch({ params, searchParams }: Props) {
  const { tenant, view } = await readSearch(params, searchParams)
  return <SearchPage tenant={tenant} view={view} />
}
