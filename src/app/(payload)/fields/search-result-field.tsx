import type { UIFieldServerProps } from 'payload'
import { SearchResultPreview } from '@/features/search-result/search-result'
import { env } from '@/env'

/** In the form of a page: how a search engine would list it on the page's site. */
export async function SearchResultField({ payload, user }: UIFieldServerProps) {
  const { docs } = await payload.find({ collection: 'tenants', depth: 0, pagination: false, overrideAccess: false, user })
  const sites = docs.map(({ id, name, slug, domains }) => ({ id, name, host: domains?.[0] ?? `${slug}.${env().BASE_DOMAIN}` }))
  return <SearchResultPreview sites={sites} />
}
