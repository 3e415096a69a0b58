import type { Metadata } from 'next'
import { AskedSearchPage, type AskedParams, readAskedView, toAskedMetadata } from '@/app/search/asked-search'
import { loadSearch } from '@/app/search/search-page'
import { oncePerRender } from '@/app/site/once-per-render'

type Given = Record<string, string | string[] | undefined>
type Props = { params: Promise<AskedParams>; searchParams: Promise<Given> }

const readOnce = oncePerRender(([params, searchParams]: [AskedParams, Given]) => {
  const given = Object.entries(searchParams).flatMap(([name, values]) => [values ?? []].flat().map((value) => [name, value]))
  return readAskedView(params, new URLSearchParams(given), loadSearch)
})

const readLive = ({ params, searchParams }: Props) => readOnce(Promise.all([params, searchParams]))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return toAskedMetadata(await readLive(props))
}

export default async function LiveSearch(props: Props) {
  return <AskedSearchPage {...await readLive(props)} />
}
