import { toSiteLink } from '@/domain/navigation/site-link'
import { toFacts } from '@/ui/primitives/fact-list/to-facts'
import { WhyBuy } from '@/ui/sections/why-buy/why-buy'
import type { Reason } from '@/ui/sections/why-buy/why-buy-props'
import type { BlockOf, BlockProps } from '../types'

const PLACEHOLDER = '{warrantyYears}'

/**
 * Returns the block's reasons with the site's warranty years filled in. A site without a warranty must not mention one (CMS-16), so such
 * reasons are omitted.
 */
export function toReasons(stored: BlockOf<'whyBuy'>['reasons'], warrantyYears: number | null): Reason[] {
  return (stored ?? []).flatMap(({ id, icon, title, text }, place) => {
    // A row of a draft may be empty.
    if (!title || !text) return []
    const namesWarranty = [title, text].some((words) => words.includes(PLACEHOLDER))
    if (namesWarranty && warrantyYears === null) return []
    const fill = (words: string) => words.replaceAll(PLACEHOLDER, String(warrantyYears))
    return { id: id ?? String(place), icon, title: fill(title), text: fill(text) }
  })
}

export function WhyBuyBlock({ block, site: { tenant } }: BlockProps<'whyBuy'>) {
  const { heading, text, figures, reasons } = block
  return (
    <WhyBuy
      heading={heading}
      text={text ?? null}
      figures={toFacts(figures)}
      reasons={toReasons(reasons, tenant.switches.warrantyYears)}
      link={toSiteLink(block.link)}
      variant={tenant.layout.card}
    />
  )
}
