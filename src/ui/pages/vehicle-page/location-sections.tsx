import type { ReactNode } from 'react'
import { LinkButton } from '@/ui/primitives/button/button'
import { Icon } from '@/ui/primitives/icon/icon'
import { Picture } from '@/ui/primitives/picture/picture'
import { PageSection } from './fact-sections'
import type { LocationView, VehiclePageModel } from './vehicle-page-model'

/** The anchor of the location section (VDP-28). */
export const VEHICLE_MAP_ID = 'vehicle-map'

/** Says that the vehicle is in another city, and how to get there (VDP-19). */
export function LocationBannerStrip({ banner }: { banner: VehiclePageModel['banner'] }) {
  if (!banner) return null
  return (
    <p className="location-section-note mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-4 py-2.5">
      <span className="flex min-w-0 items-start gap-3 font-strong">
        <Icon name="pin" size={20} className="mt-0.5 shrink-0" />
        {banner.text}
      </span>
      {banner.href && (
        <a href={banner.href} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {banner.action}
        </a>
      )}
    </p>
  )
}

function Week({ location }: { location: LocationView }) {
  if (location.week.length === 0) return null
  return (
    <dl className="text-[0.9375rem]/6">
      {location.week.map((day) => (
        <div
          key={day.name}
          className={`flex flex-wrap justify-between gap-x-6 border-b border-line py-1.5 last:border-b-0 ${day.isToday ? 'font-strong' : 'text-ink-soft'}`}
        >
          <dt>
            {day.name}
            {day.isToday && ' (today)'}
          </dt>
          <dd>{day.text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A map if the tenant has one, otherwise a picture of the location. */
function LocationStage({ location, map }: { location: LocationView; map: ReactNode }) {
  if (map) return map
  if (!location.picture) return null
  const { url, width, height, alt } = location.picture
  return (
    <Picture
      src={url}
      alt={alt}
      width={width}
      height={height}
      sizes="(min-width: 901px) 640px, 100vw"
      className="location-section-picture size-full object-cover md:min-h-64"
    />
  )
}

function LocationAddress({ location: { address, directionsHref } }: { location: LocationView }) {
  if (!directionsHref) return <p className="mt-1 text-ink-soft">{address}</p>
  return (
    <p className="mt-1 text-ink-soft">
      <a href={directionsHref} className="underline underline-offset-4">
        {address}
      </a>
    </p>
  )
}

/** The vehicle's location: address, hours, directions and other stock (VDP-28). */
export function LocationCard({ model: { location }, map }: { model: VehiclePageModel; map?: ReactNode }) {
  if (!location) return null
  const hasStage = Boolean(map) || location.picture !== null
  return (
    <PageSection id={VEHICLE_MAP_ID} title="Where to see it">
      <div
        className={`location-section-box grid overflow-hidden rounded-panel border-line *:min-w-0 ${hasStage ? 'location-section-box-split' : ''}`}
      >
        {hasStage && <LocationStage location={location} map={map} />}
        <div className={`location-section-body flex flex-col gap-6 ${hasStage ? '' : 'location-section-body-alone'}`}>
          <div>
            <h3 className="type-h3">{location.name}</h3>
            <LocationAddress location={location} />
            {location.openText && (
              <p className="mt-3 flex items-center gap-2 font-strong text-good">
                <Icon name="clock" size={18} />
                {location.openText}
              </p>
            )}
          </div>
          <Week location={location} />
          <div className="grid gap-2.5 min-[480px]:flex min-[480px]:flex-wrap">
            {location.directionsHref && (
              <LinkButton href={location.directionsHref} variant="brand" icon="navigate">
                Get Directions
              </LinkButton>
            )}
            <LinkButton href={location.stockHref} variant="outline">
              View Our Stock
            </LinkButton>
          </div>
        </div>
      </div>
    </PageSection>
  )
}
