import { toObjectPosition } from '@/domain/vehicle/focal-point'
import { normaliseMakeName } from '@/domain/models/make-name'
import { isOnGlobe } from '@/domain/geo/geo'
import type { SpecialHours } from '@/domain/locations/hours/opening-hours'
import { formatPhone } from '@/domain/locations/phone'
import { formatLicence, type SiteLocation, toLocationType, timeZoneOfLocation } from '@/domain/locations/location'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Location } from '@payload-types'
import type { Picture } from '../content/find-media'
import { toOpeningHours } from '../vehicles/find-vehicle-location'

function toSpecialHours({ id, special_hours }: Pick<Location, 'id' | 'special_hours'>): SpecialHours[] {
  return (special_hours ?? []).map(({ date, status, start_hour, end_hour, label }) => ({
    date,
    status,
    open: start_hour ?? null,
    close: end_hour ?? null,
    label: label ?? null,
    locationId: id,
  }))
}

function toCoordinates({ lat, long }: NonNullable<Location['address']>): SiteLocation['coordinates'] {
  if (typeof lat !== 'number' || typeof long !== 'number') return null
  const point = { lat, lng: long }
  return isOnGlobe(point) ? point : null
}

function toPhone({ phone, landline_phone }: NonNullable<Location['contact_detail']>): string | null {
  const text = phone?.trim() || landline_phone?.trim()
  return text ? formatPhone(text) : null
}

type Around = { dealership: SiteLocation['dealership']; image: Picture | null; tenant: Pick<Tenant, 'timeZone' | 'switches'> }

function toImage({ url, width, height, alt, focal }: Picture): SiteLocation['image'] {
  return { url, width, height, alt, ...(focal && { position: toObjectPosition(focal) }) }
}

/** Maps a location document to the form that pages show (LOC-01). */
export function toSiteLocation(location: Location, { dealership, image, tenant }: Around): SiteLocation {
  const stored = location.address ?? {}
  const address = { street: stored.street ?? '', city: stored.city ?? '', state: stored.state ?? '', postcode: stored.postcode ?? '' }
  const { average_rating: average, review_count: count } = location
  return {
    id: location.id,
    slug: location.slug,
    name: location.name,
    type: toLocationType(location.location_type),
    subtypes: location.location_subtype ?? [],
    isPrimary: location.primary === true,
    dealership,
    makes: [...new Set((location.manufacturers ?? []).map(normaliseMakeName))],
    address,
    placeUrl: stored.place_url ?? null,
    placeId: stored.place_id?.trim() || null,
    mapKey: stored.map_key?.trim() || null,
    coordinates: toCoordinates(stored),
    phone: toPhone(location.contact_detail ?? {}),
    hours: toOpeningHours(location),
    special: toSpecialHours(location),
    timeZone: timeZoneOfLocation(address, tenant.timeZone),
    licence: formatLicence(location.dealer_license_number, tenant.switches.licencePrefix),
    repairer: location.motor_vehicle_repairer?.trim() || null,
    rating: average && count ? { averageRating: average, count } : null,
    image: image && toImage(image),
  }
}
