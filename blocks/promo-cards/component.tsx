import { selectPromoCards } from '@/domain/promo/promo'
import type { CardVariant } from '@/domain/template/template'
import { findPromoCards } from '@/server/content/find-lists'
import { PromoCell } from '@/ui/promo-cell/promo-cell'
import type { PromoView } from '@/ui/promo-cell/promo-view'
import { toPromoView } from '@/ui/promo-cell/to-promo-view'
import { SectionHead } from '@/ui/section-head/section-head'
import type { BlockProps } from '../types'

type ViewProps = { heading?: string | null; text?: string | null; promos: (PromoView & { id: number | string })[]; variant: CardVariant }

export function PromoCardsView({ heading, text, promos, variant }: ViewProps) {
  if (promos.length === 0) return null
  return (
    <section className="wrap section">
      {heading ? <SectionHead heading={heading} text={text} /> : null}
      <ul className="grid gap-cards sm:grid-cols-2 md:grid-cols-3">
        {promos.map((promo) => (
          <li key={promo.id} className="flex min-h-[360px] [&>*]:w-full">
            <PromoCell promo={promo} variant={variant} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export async function PromoCardsBlock({ block, site: { tenant, now } }: BlockProps<'promoCards'>) {
  const { shown } = selectPromoCards(await findPromoCards(tenant.id), { now, display: [], isExactlyDisplay: false })
  const promos = shown.slice(0, block.limit ?? undefined).map(({ id, node }) => ({ id, ...toPromoView(node) }))
  return <PromoCardsView heading={block.heading} text={block.text} promos={promos} variant={tenant.layout.card} />
}
