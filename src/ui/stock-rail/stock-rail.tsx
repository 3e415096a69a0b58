import type { CardVariant } from '@/domain/template/template'
import type { CardView } from '@/ui/vehicle-card/card-view'
import { cardVariants } from '@/ui/vehicle-card/card-variants'

export type StockRailProps = {
  /** What the row is, for those who do not see it under its heading. */
  label: string
  cards: readonly CardView[]
  variant: CardVariant
}

/** Whole cards on a wide screen, the edge of the next one on a narrow one: that says that the row goes on. */
const WIDTHS: Record<CardVariant, string> = {
  boxed: 'w-[82%] sm:w-[46%] md:w-[calc((100%-2*var(--fc-gap-now))/3)] lg:w-[calc((100%-3*var(--fc-gap-now))/4)]',
  plate: 'w-[84%] sm:w-[46%] lg:w-[calc((100%-2*var(--fc-gap-now))/3)]',
  listing: 'w-[82%] sm:w-[46%] md:w-[calc((100%-2*var(--fc-gap-now))/3)] lg:w-[calc((100%-3*var(--fc-gap-now))/4)]',
  studio: 'w-[84%] sm:w-[60%] md:w-[calc((100%-var(--fc-gap-now))/2)] xl:w-[calc((100%-2*var(--fc-gap-now))/3)]',
}

/** A row of cards below a section heading, to swipe or scroll; cards stop at the row's start, and nothing in it needs scripts. */
export function StockRail({ label, cards, variant }: StockRailProps) {
  const Card = cardVariants[variant]
  return (
    <div
      role="region"
      aria-label={label}
      className="-mx-(--fc-gutter-now) snap-x snap-mandatory scroll-px-(--fc-gutter-now) [scrollbar-width:thin] overflow-x-auto overscroll-x-contain px-(--fc-gutter-now) pt-1 pb-4"
    >
      <ul className="flex gap-cards">
        {cards.map((card) => (
          <li key={card.id} className={`shrink-0 snap-start ${WIDTHS[variant]}`}>
            <Card card={card} level={3} />
          </li>
        ))}
      </ul>
    </div>
  )
}
