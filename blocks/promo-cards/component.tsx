import type { CardVariant } from '@/domain/tenant/template'
import { findShownPromos } from '@/server/content/find-lists'
import { fillTexts, textContextOf } from '@/server/content/fill-texts'
import { Band } from '@/ui/primitives/band'
import { PromoCell } from '@/ui/sections/promo-cell/promo-cell'
import type { PromoView } from '@/ui/sections/promo-cell/promo-view'
import { toPromoView } from '@/ui/sections/promo-cell/to-promo-view'
import { SectionHead } from '@/ui/primitives/section-head'
import type { BlockProps } from '../types'

type ViewProps = { heading?: string | null; text?: string | null; promos: (PromoView & { id: number | string })[]; variant: CardVariant }

/** In the dealer template they have a tint, because other sections are white. */
export function PromoCardsView({ heading, text, promos, variant }: ViewProps) {
  if (promos.length === 0) return null
  return (
    <Band tone={variant === 'boxed' ? 'tint' : 'plain'}>
      {heading ? <SectionHead heading={heading} text={text} /> : null}
      <ul className="grid-thirds gap-cards">
        {promos.map((promo) => (
          <li key={promo.id} className="flex min-h-[360px] [&>*]:w-full">
            <PromoCell promo={promo} variant={variant} />
          </li>
        ))}
      </ul>
    </Band>
  )
}

export async function PromoCardsBlock({ block, site }: BlockProps<'promoCards'>) {
  const { tenant, now } = site
  const shown = await findShownPromos(tenant, { now, display: [], isExactlyDisplay: false }, block.limit ?? undefined)
  const filled = await fillTexts(shown, textContextOf(site))
  const promos = filled.map(({ id, node }) => ({ id, ...toPromoView(node) }))
  return <PromoCardsView heading={block.heading} text={block.text} promos={promos} variant={tenant.layout.card} />
}
