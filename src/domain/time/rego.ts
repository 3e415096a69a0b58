import type { Vehicle } from '../vehicle/vehicle'
import { formatDate } from './format-date'

export type RegoDisplay = { kind: 'registered'; text: string } | { kind: 'unregistered'; text: 'Unregistered' }

/**
 * Returns a vehicle's registration text: 'Expires on {date}' while the expiry is in the future (VDP-17). Otherwise 'Unregistered' on sites
 * that show it, else null. A missing expiry counts as past (VDP-18).
 * @param now Unix seconds.
 */
export function resolveRego(
  vehicle: Pick<Vehicle, 'regoExpiresAt'>,
  settings: { showUnregistered: boolean },
  now: number,
  timeZone: string,
): RegoDisplay | null {
  const expiresAt = vehicle.regoExpiresAt
  if (expiresAt !== null && expiresAt > now) return { kind: 'registered', text: `Expires on ${formatDate(expiresAt, timeZone)}` }
  return settings.showUnregistered ? { kind: 'unregistered', text: 'Unregistered' } : null
}
