import type { MapSource } from '@/domain/geo/map-address'
import type { PlaceView } from '@/domain/places/place-view'
import { PlaceMap } from '@/features/location-map/place-map'
import { findMapSource } from '@/server/locations/find-places'
import { readAround } from '@/server/locations/find-place-views'
import { Icon } from '@/ui/icon/icon'
import { toPins } from '@/ui/map/place-pins'
import { SectionHead } from '@/ui/section-head/section-head'
import type { BlockProps } from '../types'

type ViewProps = { heading: string; text: string | null; places: readonly PlaceView[]; source: MapSource }

/** A map, and below it the places as addresses with directions: whoever can't use the one has the other (LOC-13). */
export function LocationMapView({ heading, text, places, source }: ViewProps) {
  if (places.length === 0) return null
  const pins = toPins(places)
  return (
    <section className="wrap section">
      <SectionHead heading={heading} text={text} />
      <PlaceMap
        label={`${heading}: map`}
        pins={pins}
        source={source}
        width={1100}
        height={480}
        className="rounded-card md:aspect-[1100/480] on-prestige:rounded-none on-manufacturer:rounded-panel"
      />
      <ol className="mt-5 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {places.map(({ id, slug, name, address, directions }, at) => (
          <li key={id} id={`place-${slug}`} className="flex scroll-mt-24 gap-3 py-2">
            {pins.length > 1 && (
              <span aria-hidden="true" className="font-strong text-brand">
                {at + 1}
              </span>
            )}
            <span className="min-w-0">
              <strong className="block font-strong">{name}</strong>
              <span className="block text-[0.9375rem]/6 text-ink-soft">{address}</span>
              <a
                href={directions}
                className="inline-flex min-h-11 items-center gap-2 text-[0.9375rem]/6 text-link underline underline-offset-4"
              >
                <Icon name="navigate" size={16} className="shrink-0" />
                Directions<span className="sr-only"> to {name}</span>
              </a>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

export async function LocationMapBlock({ block, site: { tenant, now, page } }: BlockProps<'locationMap'>) {
  const [[places, toView], source] = await Promise.all([readAround(tenant, now, page?.path ?? ''), findMapSource(tenant.id)])
  const stored = typeof block.location === 'object' ? block.location?.id : block.location
  const chosen = stored ?? page?.locationId ?? null
  const shown = chosen === null ? places : places.filter(({ id }) => id === chosen)
  return <LocationMapView heading={block.heading} text={block.text ?? null} places={shown.map(toView)} source={source} />
}
