import type { MapSource } from '@/domain/geo/map-address'
import { toWeekView } from '@/domain/locations/hours-view'
import { formatAddress, listLicences, type SiteLocation } from '@/domain/locations/location'
import type { SiteLocationView } from '@/domain/locations/location-view'
import type { Tenant } from '@/domain/tenant/tenant'
import { DealerLocator } from '@/features/dealer-locator/dealer-locator'
import type { LocatedDealer } from '@/features/dealer-locator/locator-app'
import { LocationMap } from '@/features/location-map/location-map'
import { findMapSource } from '@/server/locations/find-site-locations'
import { openLocationViews } from '@/server/locations/find-location-views'
import { toPins } from '@/ui/sections/map/location-pins'
import type { BlockProps } from '../types'

/** Returns a dealership with the data of its panel and a booking link that includes it. */
export function toLocatedDealer(place: SiteLocation, view: SiteLocationView, { switches }: Tenant, now: number): LocatedDealer {
  const { rows } = toWeekView([place], switches, now)
  const { testDrive } = switches.configLinks
  const dealer = place.dealership ? `${testDrive.includes('?') ? '&' : '?'}dealer=${place.dealership.slug}` : ''
  return {
    locationId: place.id,
    name: place.name,
    address: view.address,
    licence: listLicences(place.licence === null ? [] : [place.licence], switches).join(' · ') || null,
    week: rows.map(({ name, isToday, cells }) => ({ name, isToday, text: cells[0]?.text ?? '' })),
    phone: view.phone,
    directions: view.directions,
    bookHref: `${testDrive}${dealer}`,
    detailsHref: view.href,
    open: view.open,
  }
}

function byState(places: readonly SiteLocation[]): [string, SiteLocation[]][] {
  const groups = new Map<string, SiteLocation[]>()
  for (const place of places)
    groups.set(place.address.state || 'Elsewhere', [...(groups.get(place.address.state || 'Elsewhere') ?? []), place])
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other))
}

/** All dealerships as links to their pages: the whole locator without JavaScript. */
function AllDealers({ places, toView }: Pick<ViewProps, 'places' | 'toView'>) {
  return (
    <div className="wrap section">
      <h2 className="type-h2">All dealerships</h2>
      <div className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {byState(places).map(([state, own]) => (
          <section key={state}>
            <h3 className="type-h3">{state}</h3>
            <ul className="mt-2">
              {own.map((place) => (
                <li key={place.id} id={`place-${place.slug}`} className="py-2">
                  <a
                    href={toView(place).href}
                    className="inline-flex min-h-11 items-center font-strong underline decoration-line underline-offset-4 hover:decoration-current"
                  >
                    {place.name}
                  </a>
                  <span className="block text-[0.9375rem]/6 text-ink-soft">{formatAddress(place.address)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

type ViewProps = {
  heading: string
  text: string | null
  places: readonly SiteLocation[]
  toView: (place: SiteLocation) => SiteLocationView
  source: MapSource
  tenant: Tenant
  now: number
  level: 1 | 2
}

export function DealerLocatorView({ heading, text, places, toView, source, tenant, now, level }: ViewProps) {
  const dealers = places.filter(({ type }) => type === 'sales')
  if (dealers.length === 0) return null
  const views = dealers.map(toView)
  const Heading = level === 1 ? 'h1' : 'h2'
  const title = (
    <>
      <Heading className="type-h2">{heading}</Heading>
      {text && <p className="mt-3 text-ink-soft">{text}</p>}
      <div className="h-6" />
    </>
  )
  return (
    <>
      <div className="wrap grid gap-x-12 gap-y-8 pt-8 md:min-h-[760px] md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,32.5rem)_minmax(0,1fr)]">
        <DealerLocator
          id="dealer-search"
          title={title}
          panels={dealers.map((place) => toLocatedDealer(place, toView(place), tenant, now))}
          source={source}
        >
          <div className="min-w-0">
            {title}
            <p className="mt-3 min-h-28 text-ink-soft">Every dealership is in the list below, by state.</p>
          </div>
          <LocationMap
            label="Map of our dealerships"
            pins={toPins(views)}
            // With JavaScript, the locator loads the tiles itself.
            source={{ ...source, tiles: null }}
            width={880}
            height={760}
            className="rounded-card"
          />
        </DealerLocator>
      </div>
      <AllDealers places={dealers} toView={toView} />
    </>
  )
}

export async function DealerLocatorBlock({ block, site: { tenant, now, place, page } }: BlockProps<'dealerLocator'>) {
  const [[places, toView], source] = await Promise.all([openLocationViews(tenant, now, page?.path ?? ''), findMapSource(tenant.id)])
  return (
    <DealerLocatorView
      heading={block.heading}
      text={block.text ?? null}
      places={places}
      toView={toView}
      source={source}
      tenant={tenant}
      now={now}
      level={place.isFirst ? 1 : 2}
    />
  )
}
