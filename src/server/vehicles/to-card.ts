import { type Coordinates, isOnGlobe } from '@/domain/geo/geo'
import type { Vehicle, VehicleCard } from '@/domain/vehicle/vehicle'

/** The pictures on a card: the first, and a few to swipe through. */
const CARD_IMAGES = 4

/** Returns the fields of a vehicle that its card needs; the others stay on the server. */
export function toVehicleCard(vehicle: Vehicle): VehicleCard {
  return {
    ...vehicle,
    images: vehicle.images.slice(0, CARD_IMAGES),
    dealershipName: vehicle.dealership.name,
    locationName: vehicle.location?.name ?? null,
    coordinates: toCoordinates(vehicle.location),
  }
}

function toCoordinates(location: Vehicle['location']): Coordinates | null {
  const { lat, long } = location?.address ?? { lat: null, long: null }
  if (lat === null || long === null) return null
  const point = { lat, lng: long }
  return isOnGlobe(point) ? point : null
}
