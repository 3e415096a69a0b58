import { formatFigure } from '@/domain/numbers/figures'
import { toSiteLink } from '@/domain/navigation/site-link'
import { chooseRow, toRowSearch } from '@/domain/search/row-search'
import { toSearchAddress } from '@/domain/search/search-address'
import type { CardVariant } from '@/domain/tenant/template'
import type { SiteLink } from '@/domain/tenant/tenant'
import { cachedStockRow } from '@/server/stock/cached-stock'
import { Band } from '@/ui/primitives/band'
import { StockRail } from '@/ui/sections/stock-rail'
import { type CardView, toCardView } from '@/ui/sections/vehicle-card/card-view'
import type { BlockProps } from '../types'

const DEFAULT_LIMIT = 8
/** Vehicles to choose from for each that the row shows. */
const CANDIDATES = 3

type ViewProps = { heading: string; text?: string | null; link: SiteLink; cards: CardView[]; variant: CardVariant }

/** A directory's outlined cards need a tint; other rows use the page's background. */
export function StockCarouselView({ heading, text, link, cards, variant }: ViewProps) {
  if (cards.length === 0) return null
  return (
    <Band tone={variant === 'listing' ? 'tint' : 'plain'}>
      <StockRail label={heading} cards={cards} variant={variant} head={{ text, link }} />
    </Band>
  )
}

export async function StockCarouselBlock({ block, site: { tenant, now } }: BlockProps<'stockCarousel'>) {
  const search = toRowSearch(block.filters ?? {}, block.sort, tenant.switches.justArrivedDays, now)
  const limit = block.limit ?? DEFAULT_LIMIT
  const { result, hits } = await cachedStockRow(tenant, search, limit * CANDIDATES, now)
  const link = toSiteLink(block.link) ?? { label: `See all ${formatFigure(result.total)}`, href: toSearchAddress(search) }
  const cards = chooseRow(
    hits.map((hit) => toCardView(hit, { switches: tenant.switches, now })),
    limit,
  )
  return <StockCarouselView heading={block.heading} text={block.text} link={link} cards={cards} variant={tenant.layout.card} />
}
