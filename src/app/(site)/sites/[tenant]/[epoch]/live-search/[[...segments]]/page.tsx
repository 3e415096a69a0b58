import type { Metadata } from 'next'
import { cache } from 'react'
import { AskedSearchPage, type AskedParams, readAskedView, toAskedMetadata } from '@/app/search/asked-search'
import { loadSearch } from '@/app/search/search-page'

type Props = { params: AskedParams; searchParams: Promise<Record<string, string | string[] | undefined>> }

const readLive = cache(async (params: Props['params'], searchParams: Props['searchParams']) => {
  const given = Object.entries(await searchParams).flatMap(([name, values]) => [values ?? []].flat().map((value) => [name, value]))
  return readAskedView(params, new URLSearchParams(given), loadSearch)
})

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return toAskedMetadata(await readLive(params, searchParams))
}

export default async function LiveSearch({ params, searchParams }: Props) {
  return <AskedSearchPage {...await readLive(params, searchParams)} />
}
