import type { Coordinates } from '@/domain/geo/geo'
import type { VehicleCard } from '@/domain/vehicle/vehicle'

/** One marker of the map under few results: a place where some of the cars stand. */
export type MapMarker = Coordinates & { name: string; cars: Pick<VehicleCard, 'id' | 'name' | 'path'>[] }

type Placed = Pick<VehicleCard, 'id' | 'name' | 'path' | 'locationName' | 'dealershipName' | 'coordinates'>

/**
 * The markers of a map index, one for each place, in the order in which their first cars are listed (SRP-12). Cars that stand at one point
 * share its marker; a car whose place is not known has none.
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
