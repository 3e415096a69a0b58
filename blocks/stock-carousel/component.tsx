import { toSiteLink } from '@/domain/navigation/site-link'
import { toRowSearch } from '@/domain/search/row-search'
import { toSearchAddress } from '@/domain/search/search-address'
import { keptStockRow } from '@/server/stock/tagged-stock'
import { SectionHead } from '@/ui/section-head/section-head'
import { StockRail } from '@/ui/stock-rail/stock-rail'
import { toCardView } from '@/ui/vehicle-card/card-view'
import type { BlockProps } from '../types'

const DEFAULT_LIMIT = 8

export async function StockCarouselBlock({ block, site: { tenant, now } }: BlockProps<'stockCarousel'>) {
  const search = toRowSearch(block.filters ?? {}, block.sort, tenant.switches.justArrivedDays, now)
  const { result, hits } = await keptStockRow(tenant, search, block.limit ?? DEFAULT_LIMIT, now)
  if (hits.length === 0) return null
  const link = toSiteLink(block.link) ?? { label: `See all ${result.total}`, href: toSearchAddress(search) }
  const cards = hits.map((hit) => toCardView(hit, { switches: tenant.switches, now }))
  return (
    <section className="section wrap">
      <SectionHead heading={block.heading} text={block.text} link={link} />
      <StockRail label={block.heading} cards={cards} variant={tenant.layout.card} />
    </section>
  )
}
