import { useId } from 'react'
import type { CardVariant } from '@/domain/tenant/template'
import type { SiteLink } from '@/domain/tenant/tenant'
import { CarouselButtons } from '@/ui/primitives/carousel/carousel-buttons'
import { StaticPart } from '@/ui/primitives/static-part/static-part'
import { SectionHead } from '@/ui/primitives/section-head'
import type { CardView } from '@/ui/sections/vehicle-card/card-view'
import { cardVariants } from '@/ui/sections/vehicle-card/card-variants'

export type StockRailProps = {
  /** The accessible name of the row. */
  label: string
  cards: readonly CardView[]
  variant: CardVariant
  /** A line of text below each card, in the order of the cards. */
  notes?: readonly string[]
  /** The head above the row, with the buttons that scroll it. Without it the row has a heading elsewhere. */
  head?: { text?: string | null; link?: SiteLink | null }
}

/** Whole words, because a page's style sheet has only rules whose classes its scripts name (docs/decisions/0064). */
const WIDTHS: Record<CardVariant, string> = {
  boxed: 'rail-boxed',
  plate: 'rail-plate',
  listing: 'rail-listing',
  studio: 'rail-studio',
}

/** A row of cards to swipe or scroll. Cards snap to its start. Only its two buttons need JavaScript. */
export function StockRail({ label, cards, variant, notes, head }: StockRailProps) {
  const id = useId()
  const Card = cardVariants[variant]
  const hasNotes = notes?.some((note) => note !== '')
  return (
    <>
      {head && <SectionHead heading={label} text={head.text} link={head.link} aside={<CarouselButtons railId={id} label={label} />} />}
      <StaticPart name={`rail-${id}`}>
        <div
          id={id}
          role="region"
          aria-label={label}
          className="-mx-(--fc-gutter-now) snap-x snap-mandatory scroll-px-(--fc-gutter-now) [scrollbar-width:none] overflow-x-auto overscroll-x-contain scroll-smooth px-(--fc-gutter-now) pt-1 pb-4 motion-reduce:scroll-auto lg:-mx-1 lg:scroll-px-1 lg:px-1"
        >
          <ul className={`rail ${WIDTHS[variant]} flex gap-cards`}>
            {cards.map((card, index) => (
              <li key={card.id} className={notes && 'flex flex-col gap-2'}>
                {notes ? (
                  <div className="flex-1">
                    <Card card={card} level={3} />
                  </div>
                ) : (
                  <Card card={card} level={3} />
                )}
                {/* An empty line too, so that cards without a note are as high as the others. */}
                {hasNotes && <p className="min-h-12 text-[0.9375rem]/6 font-strong">{notes?.[index]}</p>}
              </li>
            ))}
          </ul>
        </div>
      </StaticPart>
    </>
  )
}
