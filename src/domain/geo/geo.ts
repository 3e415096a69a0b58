/** A point on the earth in decimal degrees (WGS 84). */
export type Coordinates = { lat: number; lng: number }

/** Kilometres (LIM-01). */
export const EARTH_RADIUS_KM = 6371

/** Whether a point is on the globe: finite, latitude within ±90, longitude within ±180. */
export function isOnGlobe(point: Coordinates): boolean {
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180
}

/**
 * Great-circle distance in kilometres by the haversine formula (LIM-01), valid across the antimeridian and the poles. Both points must be
 * on the globe; otherwise the result is meaningless or NaN.
 */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const radians = Math.PI / 180
  const byLatitude = Math.sin(((to.lat - from.lat) * radians) / 2) ** 2
  const byLongitude = Math.sin(((to.lng - from.lng) * radians) / 2) ** 2
  const chord = byLatitude + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * byLongitude
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)))
}
