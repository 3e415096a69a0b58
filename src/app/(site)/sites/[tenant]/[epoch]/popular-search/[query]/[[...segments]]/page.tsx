import type { Metadata } from 'next'
import { cache } from 'react'
import { AskedSearchPage, type AskedParams, readAskedView, toAskedMetadata } from '@/app/search/asked-search'
import { loadCachedSearch } from '@/app/search/search-page'
import { keepUnstored } from '@/server/cache/keep-unstored'

// The results of popular searches with a query (PERF-09). The proxy puts the query into the path, because a page that reads parameters
// can't be stored.
export const dynamic = 'error'
export const generateStaticParams = () => []

type Props = { params: AskedParams & Promise<{ query: string }> }

const readStored = cache(async (params: Props['params']) => {
  const { query } = await params
  const asked = await readAskedView(params, new URLSearchParams(Buffer.from(query, 'base64url').toString()), loadCachedSearch)
  if (asked.view === null) await keepUnstored()
  return asked
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return toAskedMetadata(await readStored(params))
}

export default async function StoredSearch({ params }: Props) {
  return <AskedSearchPage {...await readStored(params)} />
}
