import type { Vehicle } from '../vehicle/vehicle'

/** `href` leads to directions; null when the car's location gives no address for them. */
export type LocationBanner = { text: string; action: 'Get Directions'; href: string | null }

/**
 * Says where a car stands when that is another city than the tenant's primary location (VDP-19); case and outer spaces make no
 * other city. Null for a car without a city, and for a tenant without one to compare with.
 */
export function resolveLocationBanner(vehicle: Pick<Vehicle, 'city' | 'location'>, primaryCity: string | null): LocationBanner | null {
  const city = vehicle.city?.trim() ?? ''
  const primary = primaryCity?.trim() ?? ''
  if (city === '' || primary === '' || city.toLowerCase() === primary.toLowerCase()) return null
  return { text: `Located at ${city}`, action: 'Get Directions', href: vehicle.location?.address.placeUrl ?? null }
}
