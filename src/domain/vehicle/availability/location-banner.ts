import { toDirections } from '@/domain/geo/map-address'
import { formatAddress } from '@/domain/locations/location'
import type { Vehicle, VehicleLocation } from '../vehicle'

/** `href` leads to directions; null when the car's location gives no address for them. */
export type LocationBanner = { text: string; action: 'Get Directions'; href: string | null }

/** The way to where a car stands: the location's own page at a map service, else a search for its address; null without either (LOC-13, VDP-19). */
export function findDirections({ address }: Pick<VehicleLocation, 'address'>): string | null {
  const { street, city, state, postcode, placeUrl } = address
  const text = formatAddress({ street: street ?? '', city: city ?? '', state: state ?? '', postcode: postcode ?? '' })
  return placeUrl === null && text === '' ? null : toDirections(placeUrl, text)
}

/**
 * Says where a car stands when that is another city than the tenant's primary location (VDP-19); case and outer spaces make no
 * other city. Null for a car without a city, and for a tenant without one to compare with.
 */
export function resolveLocationBanner(vehicle: Pick<Vehicle, 'city' | 'location'>, primaryCity: string | null): LocationBanner | null {
  const city = vehicle.city?.trim() ?? ''
  const primary = primaryCity?.trim() ?? ''
  if (city === '' || primary === '' || city.toLowerCase() === primary.toLowerCase()) return null
  return { text: `Located at ${city}`, action: 'Get Directions', href: vehicle.location && findDirections(vehicle.location) }
}
