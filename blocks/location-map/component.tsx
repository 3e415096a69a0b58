import type { MapSource } from '@/domain/geo/map-address'
import type { SiteLocationView } from '@/domain/locations/location-view'
import { type StateTable as States, toStateTable } from '@/domain/locations/state-table'
import { LocationMap } from '@/features/location-map/location-map'
import { cachedLocationCounts } from '@/server/locations/count-stock'
import { findMapSource } from '@/server/locations/find-site-locations'
import { openLocationViews } from '@/server/locations/find-location-views'
import { Icon } from '@/ui/primitives/icon/icon'
import { toPins, toStatePins } from '@/ui/sections/map/location-pins'
import { SectionHead } from '@/ui/primitives/section-head'
import { StateTable } from '@/ui/sections/state-table'
import type { BlockProps } from '../types'

type ViewProps = { heading: string; text: string | null; places: readonly SiteLocationView[]; source: MapSource }

type StatesProps = Pick<ViewProps, 'heading' | 'text' | 'source'> & { states: States }

/** The states of a large group beside a map of the country, with a link to each address. */
export function LocationStatesView({ heading, text, states, source }: StatesProps) {
  return (
    <section className="wrap section">
      <SectionHead heading={heading} text={text} link={{ label: 'All locations and opening hours', href: '/locations' }} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-2">
        <StateTable {...states} caption={heading} />
        <LocationMap
          label={`${heading}: map`}
          pins={toStatePins(states.rows)}
          source={source}
          width={640}
          height={420}
          isOne
          className="location-map-frame rounded-card border-line"
        />
      </div>
    </section>
  )
}

/** A map and, below it, the same locations as addresses with directions, for visitors who can't use the map (LOC-13). */
export function LocationMapView({ heading, text, places, source }: ViewProps) {
  if (places.length === 0) return null
  const pins = toPins(places)
  return (
    <section className="wrap section">
      <SectionHead heading={heading} text={text} />
      <LocationMap
        label={`${heading}: map`}
        pins={pins}
        source={source}
        width={1100}
        height={480}
        className="rounded-card md:aspect-[1100/480]"
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
  const path = page?.path ?? ''
  const [[places, toView], source] = await Promise.all([openLocationViews(tenant, now, path), findMapSource(tenant.id)])
  const { heading } = block
  const text = block.text ?? null
  const stored = typeof block.location === 'object' ? block.location?.id : block.location
  const chosen = stored ?? page?.locationId ?? null
  if (chosen === null) {
    const states = toStateTable(places, { cars: await cachedLocationCounts(tenant, now), path })
    if (states) return <LocationStatesView heading={heading} text={text} states={states} source={source} />
  }
  const shown = chosen === null ? places : places.filter(({ id }) => id === chosen)
  return <LocationMapView heading={heading} text={text} places={shown.map(toView)} source={source} />
}
