import type { Metadata } from 'next'
import { AskedSearchPage, type AskedParams, readAskedView, toAskedMetadata } from '@/app/search/asked-search'
import { loadCachedSearch } from '@/app/search/search-page'
import { oncePerRender } from '@/app/site/once-per-render'
import { keepUnstored } from '@/server/cache/keep-unstored'

// The results of popular searches with a query (PERF-09). The proxy puts the query into the path, because a page that reads parameters
// can't be stored.
export const dynamic = 'error'
export const generateStaticParams = () => []

type Params = AskedParams & { query: string }
type Props = { params: Promise<Params> }

const readStored = oncePerRender(async ({ query, ...params }: Params) => {
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
