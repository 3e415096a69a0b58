import type { ReactNode } from 'react'
import { StaticPart } from '@/ui/primitives/static-part/static-part'
import { CarouselButtons } from './carousel-buttons'

export type CarouselItem = { key: string; content: ReactNode }

export type CarouselProps = {
  id: string
  /** Names the region and its buttons: 'Similar cars'. */
  label: string
  items: readonly CarouselItem[]
  /** Classes for the width of an item: 'w-[82%] sm:w-[46%] md:w-1/3'. */
  itemClassName?: string
  /** The section's heading, to the left of the buttons. */
  heading?: ReactNode
}

/**
 * A row that scrolls sideways and snaps to its items, by touch, wheel, arrow keys or two buttons. Without JavaScript it is a scrollable
 * list without buttons. It never moves by itself.
 */
export function Carousel({ id, label, items, itemClassName = 'w-[82%] sm:w-[46%] md:w-[31%]', heading }: CarouselProps) {
  return (
    <section aria-label={label}>
      <div className="mb-4 flex min-h-12 flex-wrap items-center justify-between gap-4">
        {heading ?? <span />}
        <CarouselButtons railId={id} label={label} />
      </div>
      <StaticPart name={`rail-${id}`}>
        <ul
          id={id}
          tabIndex={0}
          aria-label={label}
          className="-mx-1 flex snap-x snap-mandatory scroll-px-1 [scrollbar-width:thin] gap-cards overflow-x-auto overscroll-x-contain scroll-smooth px-1 pt-1 pb-4"
        >
          {items.map(({ key, content }) => (
            <li key={key} className={`shrink-0 snap-start ${itemClassName}`}>
              {content}
            </li>
          ))}
        </ul>
      </StaticPart>
    </section>
  )
}
