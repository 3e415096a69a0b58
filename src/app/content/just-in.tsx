import { StockCarouselBlock } from '@blocks/stock-carousel/component'
import type { Tenant } from '@/domain/tenant/tenant'
import { isSearchUnavailable } from '@/server/search/port'

/** The newest vehicles, for pages that have little to show. Renders nothing while the search is unavailable (REL-02). */
export async function JustIn({ tenant, now }: { tenant: Tenant; now: number }) {
  try {
    const block = { blockType: 'stockCarousel', heading: 'Just in', sort: 'newest', limit: 8 } as const
    return await StockCarouselBlock({ block, site: { tenant, now, place: { isFirst: false } } })
  } catch (error) {
    if (!isSearchUnavailable(error)) throw error
    return null
  }
}
