import type { Metadata } from 'next'
import type { SearchState } from '@/domain/search/search-state'
import { toSearchFacts } from '@/domain/seo/search-facts'
import type { Tenant } from '@/domain/tenant/tenant'
import type { SearchView } from '@/ui/pages/search-results/search-view'
import { toSiteMetadata } from '../site/site-metadata'

type Shown = { tenant: Tenant; state: SearchState; view: Pick<SearchView, 'heading' | 'count'> }

/** Returns the metadata of a results page, cached or live (SEO-01). */
export function toSearchMetadata({ tenant, state, view: { heading, count } }: Shown): Metadata {
  const facts = toSearchFacts(state, { heading: heading.plain, count: heading.countText, total: count, name: tenant.name })
  return toSiteMetadata({ tenant, title: count > 0 ? heading.counted : heading.plain, ...facts })
}
