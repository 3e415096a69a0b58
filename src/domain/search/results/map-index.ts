import type { Coordinates } from '@/domain/geo/geo'
import type { VehicleCard } from '@/domain/vehicle/vehicle'

/** A marker of the map below short results: a location with some of the vehicles. */
export type MapMarker = Coordinates & { name: string; cars: Pick<VehicleCard, 'id' | 'name' | 'path'>[] }

type Placed = Pick<VehicleCard, 'id' | 'name' | 'path' | 'locationName' | 'dealershipName' | 'coordinates'>

/**
 * Lists one marker per location, in the order of their first vehicles (SRP-12). Vehicles at the same coordinates share a marker. Vehicles
 * without coordinates have none.
 */
export function listMapMarkers(cars: readonly Placed[]): MapMarker[] {
  const markers = new Map<string, MapMarker>()
  for (const { id, name, path, locationName, dealershipName, coordinates } of cars) {
    if (!coordinates) continue
    const key = `${coordinates.lat}/${coordinates.lng}`
    const marker = markers.get(key) ?? { ...coordinates, name: locationName ?? dealershipName, cars: [] }
    marker.cars.push({ id, name, path })
    markers.set(key, marker)
  }
  return [...markers.values()]
}
