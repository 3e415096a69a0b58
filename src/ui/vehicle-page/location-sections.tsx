import { LinkButton } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import { PageSection } from './fact-sections'
import type { LocationView, VehiclePageModel } from './vehicle-page-model'

/** The anchor of the section that tells where the car stands (VDP-28). */
export const VEHICLE_MAP_ID = 'vehicle-map'

/** Says that the car stands in another city, and how to get there (VDP-19). */
export function LocationBannerStrip({ banner }: { banner: VehiclePageModel['banner'] }) {
  if (!banner) return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-brand-tint px-4 py-2.5 text-brand on-prestige:border on-prestige:border-line on-prestige:bg-transparent on-prestige:text-ink">
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

/** Where the car stands: the yard, its address and hours, the way there and its other stock. */
export function LocationCard({ model: { location } }: { model: VehiclePageModel }) {
  if (!location) return null
  return (
    <PageSection id={VEHICLE_MAP_ID} title="Where to see it">
      <div className="grid gap-x-10 gap-y-6 rounded-panel border border-line bg-surface p-6 *:min-w-0 md:grid-cols-2 md:p-8 on-prestige:bg-transparent on-manufacturer:border-0">
        <div>
          <h3 className="type-h3">{location.name}</h3>
          <p className="mt-1 text-ink-soft">{location.address}</p>
          {location.openText && (
            <p className="mt-3 flex items-center gap-2 font-strong text-good">
              <Icon name="clock" size={18} />
              {location.openText}
            </p>
          )}
          <div className="mt-6 flex flex-wrap gap-2.5">
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
        <Week location={location} />
      </div>
    </PageSection>
  )
}
