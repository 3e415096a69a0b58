import { type Coordinates, distanceKm } from './geo'
import { INVALID_POSTCODE, type Place } from './place'

/** The state of a search's distance filter (SRCH-20 to SRCH-22). Only 'at' filters. */
export type Nearby =
  | { kind: 'off' }
  | { kind: 'at'; place: Place }
  /** The postcode does not exist. */
  | { kind: 'unknown'; postcode: string }
  /** The lookup failed. */
  | { kind: 'unavailable'; postcode: string }

/** The centre of the distance filter; null if distance does not filter. */
export function centreOf(nearby: Nearby): Coordinates | null {
  return nearby.kind === 'at' ? { lat: nearby.place.lat, lng: nearby.place.lng } : null
}

/** The message about the postcode: 'Invalid postcode' if it does not exist (SRCH-22). A failed lookup is only logged (API-09). */
export function explainNearby(nearby: Nearby): string | null {
  return nearby.kind === 'unknown' ? INVALID_POSTCODE : null
}

/** Distance in km to one decimal (LIM-01); null for an unknown position. */
export function measureDistance(from: Coordinates, to: Coordinates | null | undefined): number | null {
  return to ? Math.round(distanceKm(from, to) * 10) / 10 : null
}
