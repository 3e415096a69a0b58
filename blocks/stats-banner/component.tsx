import { readStats } from '@/domain/locations/stats'
import { toFacts } from '@/ui/primitives/fact-list/to-facts'
import { WhyBuy } from '@/ui/sections/why-buy/why-buy'
import type { BlockProps } from '../types'

/** Shows the block's figures, or those of the switch, which only dealer groups have (MISC-01). */
export function StatsBannerBlock({ block, site: { tenant } }: BlockProps<'statsBanner'>) {
  const { siteKind, statsBanner } = tenant.switches
  const own = toFacts(block.figures)
  const figures = own.length > 0 || siteKind !== 'dealerGroup' ? own : toFacts(readStats(statsBanner))
  return <WhyBuy heading={block.heading} text={null} figures={figures} reasons={[]} link={null} variant={tenant.layout.card} />
}
