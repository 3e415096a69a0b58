import { selectPromoCards } from '@/domain/promo/promo'
import { findPromoCards } from '@/server/content/find-lists'
import { PromoCell } from '@/ui/promo-cell/promo-cell'
import { toPromoView } from '@/ui/promo-cell/to-promo-view'
import { SectionHead } from '@/ui/section-head/section-head'
import type { BlockProps } from '../types'

export async function PromoCardsBlock({ block, site: { tenant, now } }: BlockProps<'promoCards'>) {
  const { shown } = selectPromoCards(await findPromoCards(tenant.id), { now, display: [], isExactlyDisplay: false })
  const cards = shown.slice(0, block.limit ?? undefined)
  if (cards.length === 0) return null
  return (
    <section className="section wrap">
      {block.heading ? <SectionHead heading={block.heading} text={block.text} /> : null}
      <ul className="gap-cards grid sm:grid-cols-2 md:grid-cols-3">
        {cards.map(({ id, node }) => (
          <li key={id} className="flex min-h-[360px] [&>*]:w-full">
            <PromoCell promo={toPromoView(node)} variant={tenant.layout.card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
