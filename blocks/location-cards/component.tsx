import type { MapSource } from '@/domain/geo/map-address'
import type { SiteLocationView } from '@/domain/locations/location-view'
import type { CardVariant } from '@/domain/tenant/template'
import { LocationMap } from '@/features/location-map/location-map'
import { LazyLocationFilter } from '@/features/location-filter/lazy-location-filter'
import { listLocationFilters } from '@/domain/locations/location-filter'
import { findMapSource } from '@/server/locations/find-site-locations'
import { findLocationViews } from '@/server/locations/find-location-views'
import { LocationCard } from '@/ui/sections/location-card/location-card'
import { toPins } from '@/ui/sections/map/location-pins'
import { SectionHead } from '@/ui/primitives/section-head'
import type { BlockProps } from '../types'

type ViewProps = {
  heading: string | null
  text: string | null
  places: readonly SiteLocationView[]
  source: MapSource
  hasMap: boolean
  variant: CardVariant
}

const LISTS: Record<CardVariant, string> = {
  boxed: 'grid gap-4',
  plate: 'border-t border-line',
  listing: 'border-t-2 border-brand',
  studio: 'grid gap-4',
}

/** Locations as rows beside a map with the same numbers (LOC-02). */
export function LocationCardsView({ heading, text, places, source, hasMap, variant }: ViewProps) {
  if (places.length === 0) return null
  const pins = hasMap ? toPins(places) : []
  const isNumbered = pins.length > 1
  return (
    <section className="location-cards-section wrap section">
      {heading && <SectionHead heading={heading} text={text} />}
      <LazyLocationFilter
        groups={listLocationFilters(places)}
        noun="locations"
        total={places.length}
        located={places.filter(({ coordinates }) => coordinates).length}
      />
      <div
        className={
          pins.length > 0 ? 'grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,30%)] lg:grid-cols-[minmax(0,1fr)_minmax(0,36%)]' : ''
        }
      >
        <ul className={LISTS[variant]} data-places="">
          {places.map((place, at) => (
            <li
              key={place.id}
              data-filter={JSON.stringify(place.filters)}
              data-at={place.coordinates ? `${place.coordinates.lat},${place.coordinates.lng}` : undefined}
            >
              <LocationCard
                id="cards"
                place={place}
                variant={variant}
                level={heading ? 3 : 2}
                shape="row"
                number={isNumbered && place.coordinates ? at + 1 : null}
              />
            </li>
          ))}
        </ul>
        {pins.length > 0 && (
          <div>
            <LocationMap
              label="Map of our locations"
              pins={pins}
              source={source}
              width={520}
              height={640}
              className="sticky top-24 rounded-card md:aspect-[520/640] md:max-h-[calc(100dvh-8rem)] md:w-full"
            />
          </div>
        )}
      </div>
    </section>
  )
}

export async function LocationCardsBlock({ block, site: { tenant, now, page } }: BlockProps<'locationCards'>) {
  const [places, source] = await Promise.all([findLocationViews(tenant, now, page?.path ?? '', block.placeType), findMapSource(tenant.id)])
  const { heading, text, hasMap } = block
  return (
    <LocationCardsView
      heading={heading ?? null}
      text={text ?? null}
      places={places}
      source={source}
      hasMap={hasMap !== false}
      variant={tenant.layout.card}
    />
  )
}
