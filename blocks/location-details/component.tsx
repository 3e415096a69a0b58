import { describeAutoDealer } from '@/domain/locations/auto-dealer'
import { toHolidayView, toWeekView } from '@/domain/locations/hours-view'
import { findBlockLocation, listDepartments, LOCATION_TYPE_LABELS, type SiteLocation } from '@/domain/locations/location'
import type { SiteLocationView } from '@/domain/locations/location-view'
import { toPhoneNumber } from '@/domain/locations/phone-view'
import { canMarkUpRating } from '@/domain/locations/reviews/review-view'
import { resolveReviewSummary } from '@/domain/locations/reviews/reviews'
import { toBreadcrumbJsonLd } from '@/domain/seo/vehicle-json-ld'
import type { MapSource } from '@/domain/geo/map-address'
import type { Tenant } from '@/domain/tenant/tenant'
import { LocationMap } from '@/features/location-map/location-map'
import { findMapSource } from '@/server/locations/find-site-locations'
import { openLocationViews } from '@/server/locations/find-location-views'
import { JsonLd } from '@/ui/primitives/json-ld'
import { LocationDetails, type LocationDetailsProps } from '@/ui/sections/location-details'
import { toPins } from '@/ui/sections/map/location-pins'
import { HolidayDialog } from '@/ui/sections/opening-hours/holiday-dialog'
import type { BlockProps } from '../types'

/** Lists licences and registration numbers with labels (LOC-17, LOC-18). */
function listFacts(
  place: SiteLocation,
  departments: readonly SiteLocation[],
  extraNumbers: readonly string[],
): LocationDetailsProps['facts'] {
  const repairer = departments.flatMap((one) => one.repairer ?? [])[0]
  return [
    ...(place.licence ? [{ label: 'Dealer licence', value: place.licence }] : []),
    ...(repairer ? [{ label: 'Repairer licence', value: repairer }] : []),
    ...(extraNumbers.length > 0 ? [{ label: 'Registration numbers', value: extraNumbers.join(', ') }] : []),
  ]
}

function listPhones(departments: readonly SiteLocation[], tenant: Tenant): LocationDetailsProps['phones'] {
  return departments.flatMap(({ type, name, phone: raw }) => {
    const phone = toPhoneNumber(raw, tenant.switches)
    return phone ? [{ label: LOCATION_TYPE_LABELS[type], owner: name, phone }] : []
  })
}

type ViewProps = {
  place: SiteLocation
  places: readonly SiteLocation[]
  view: SiteLocationView
  source: MapSource
  tenant: Tenant
  now: number
  text: string | null
  isTitle: boolean
}

export function LocationDetailsView({ place, places, view, source, tenant, now, text, isTitle }: ViewProps) {
  const departments = listDepartments(place, places)
  const { switches } = tenant
  const rating = place.rating && resolveReviewSummary(place.rating, switches)
  const trail = isTitle
    ? [
        { label: 'Home', href: '/' },
        { label: 'Locations', href: '/locations' },
      ]
    : []
  const marked = canMarkUpRating({ siteKind: switches.siteKind, isShown: rating !== null }) ? rating : null
  return (
    <>
      <JsonLd
        data={describeAutoDealer({
          location: switches.phoneRevealEnabled ? { ...place, phone: null } : place,
          path: view.href,
          origin: tenant.origin,
          now,
          rating: marked,
        })}
      />
      {isTitle && <JsonLd data={toBreadcrumbJsonLd(trail, place.name, tenant.origin)} />}
      <LocationDetails
        place={view}
        variant={tenant.layout.card}
        level={isTitle ? 1 : 2}
        text={text}
        trail={trail}
        map={
          <LocationMap
            label={`Map of ${place.name}`}
            pins={toPins([view])}
            source={source}
            width={720}
            height={360}
            className="location-details-map-frame rounded-card border-line md:aspect-2/1"
          />
        }
        hours={toWeekView(departments, switches, now)}
        holidays={<HolidayDialog id={`holidays-${place.id}`} name={place.name} table={toHolidayView(departments, switches, now)} />}
        phones={listPhones(departments, tenant)}
        facts={listFacts(place, departments, switches.extraRegistrationNumbers)}
        rating={rating}
      />
    </>
  )
}

export async function LocationDetailsBlock({ block, site: { tenant, now, place: where, page } }: BlockProps<'locationDetails'>) {
  const [[places, toView], source] = await Promise.all([openLocationViews(tenant, now, page?.path ?? ''), findMapSource(tenant.id)])
  const place = findBlockLocation(places, block.location, page?.locationId)
  if (!place) return null
  return (
    <LocationDetailsView
      place={place}
      places={places}
      view={toView(place)}
      source={source}
      tenant={tenant}
      now={now}
      text={block.text ?? null}
      isTitle={where.isFirst}
    />
  )
}
