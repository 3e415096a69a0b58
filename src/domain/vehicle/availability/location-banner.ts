import { toDirections } from '@/domain/geo/map-address'
import { formatAddress } from '@/domain/locations/location'
import type { Vehicle, VehicleLocation } from '../vehicle'

/** `href` links to directions; null when the vehicle's location has no address. */
export type LocationBanner = { text: string; action: 'Get Directions'; href: string | null }

/** Returns the link for directions to a vehicle: the location's own map page, else a search for its address, else null (LOC-13, VDP-19). */
export function findDirections({ address }: Pick<VehicleLocation, 'address'>): string | null {
  const { street, city, state, postcode, placeUrl } = address
  const text = formatAddress({ street: street ?? '', city: city ?? '', state: state ?? '', postcode: postcode ?? '' })
  return placeUrl === null && text === '' ? null : toDirections(placeUrl, text)
}

/**
 * Returns a banner with the vehicle's location if it is in another city than the tenant's primary location (VDP-19). Ignores case and outer
 * spaces. Returns null if either city is missing.
 */
export function resolveLocationBanner(vehicle: Pick<Vehicle, 'city' | 'location'>, primaryCity: string | null): LocationBanner | null {
  const city = vehicle.city?.trim() ?? ''
  const primary = primaryCity?.trim() ?? ''
  if (city === '' || primary === '' || city.toLowerCase() === primary.toLowerCase()) return null
  return { text: `Located at ${city}`, action: 'Get Directions', href: vehicle.location && findDirections(vehicle.location) }
}
