import { type Coordinates, distanceKm } from './geo'
import { INVALID_POSTCODE, type Place } from './place'

/** What became of the distance filter of a search (SRCH-20 to SRCH-22): only 'at' filters anything. */
export type Nearby =
  | { kind: 'off' }
  | { kind: 'at'; place: Place }
  /** There is no such postcode. */
  | { kind: 'unknown'; postcode: string }
  /** Nobody could say where it lies just now. */
  | { kind: 'unavailable'; postcode: string }

/** The middle of the search's circle; null when there is none, and then distance filters nothing. */
export function centreOf(nearby: Nearby): Coordinates | null {
  return nearby.kind === 'at' ? { lat: nearby.place.lat, lng: nearby.place.lng } : null
}

/** What a visitor is told of the postcode: 'Invalid postcode' when there is none (SRCH-22); a failure is only logged (API-09). */
export function explainNearby(nearby: Nearby): string | null {
  return nearby.kind === 'unknown' ? INVALID_POSTCODE : null
}

/** How far something is, in km to one decimal (LIM-01); null when it is not known where it stands. */
export function measureDistance(from: Coordinates, to: Coordinates | null | undefined): number | null {
  return to ? Math.round(distanceKm(from, to) * 10) / 10 : null
}
