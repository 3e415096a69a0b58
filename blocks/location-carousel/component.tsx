import type { SiteLocationView } from '@/domain/locations/location-view'
import { hasSwipeHint, isCentredRow } from '@/domain/locations/location-row'
import { toSiteLink } from '@/domain/navigation/site-link'
import type { CardVariant } from '@/domain/tenant/template'
import type { SiteLink } from '@/domain/tenant/tenant'
import { findLocationViews } from '@/server/locations/find-location-views'
import { CarouselButtons } from '@/ui/primitives/carousel/carousel-buttons'
import { Icon } from '@/ui/primitives/icon/icon'
import { StaticPart } from '@/ui/primitives/static-part/static-part'
import { SectionHead } from '@/ui/primitives/section-head'
import { LocationCard } from '@/ui/sections/location-card/location-card'
import type { BlockProps } from '../types'

type ViewProps = {
  id: string
  heading: string
  text: string | null
  link: SiteLink | null
  places: readonly SiteLocationView[]
  variant: CardVariant
}

/** The locations in a row: centred when there are few (LOC-15), with a swipe hint for three or fewer (LOC-16). */
export function LocationCarouselView({ id, heading, text, link, places, variant }: ViewProps) {
  if (places.length === 0) return null
  return (
    <section className="wrap section">
      <SectionHead heading={heading} text={text} link={link} aside={<CarouselButtons railId={id} label={heading} />} />
      {hasSwipeHint(places.length) && (
        <p data-swipe-hint="" className="mb-3 flex items-center gap-2 text-sm/5 text-ink-soft md:hidden">
          <Icon name="swap" size={16} />
          Swipe to see more
        </p>
      )}
      <StaticPart name={id}>
        <ul
          id={id}
          tabIndex={0}
          aria-label={heading}
          className={`relative -mx-1 flex snap-x snap-mandatory scroll-px-1 [scrollbar-width:thin] items-stretch gap-cards overflow-x-auto overscroll-x-contain scroll-smooth px-1 pt-1 pb-4 motion-reduce:scroll-auto ${isCentredRow(places.length) ? 'md:justify-center' : ''}`}
        >
          {places.map((place) => (
            <li key={place.id} className="w-[86%] shrink-0 snap-start sm:w-[46%] lg:w-[calc((100%-2*var(--fc-gap-now))/3)]">
              <LocationCard id={id} place={place} variant={variant} level={3} shape="card" />
            </li>
          ))}
        </ul>
      </StaticPart>
    </section>
  )
}

export async function LocationCarouselBlock({ block, site: { tenant, now, page } }: BlockProps<'locationCarousel'>) {
  const places = await findLocationViews(tenant, now, page?.path ?? '', block.placeType)
  const { heading, text } = block
  return (
    <LocationCarouselView
      id={`places-${block.id ?? block.placeType}`}
      heading={heading}
      text={text ?? null}
      link={toSiteLink(block.link)}
      places={places}
      variant={tenant.layout.card}
    />
  )
}
