import type { Vehicle } from '../vehicle/vehicle'
import { formatDate } from './format-date'

export type RegoDisplay = { kind: 'registered'; text: string } | { kind: 'unregistered'; text: 'Unregistered' }

/**
 * What stands for the registration of a car: 'Expires on {date}' while the expiry lies ahead (VDP-17), else 'Unregistered' on the
 * sites that want it and nothing on the others; no expiry counts as past (VDP-18).
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
