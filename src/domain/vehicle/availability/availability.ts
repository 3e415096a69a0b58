import { DAY_SECONDS } from '@/domain/time/zone'
import type { Vehicle } from '../vehicle'

/** Checks whether a vehicle is in stock or coming soon. Only the status decides, not the sold flag (CAR-15). */
export function isAvailable({ status }: Pick<Vehicle, 'status'>): boolean {
  return status === 'in_stock' || status === 'coming_soon'
}

/**
 * Returns the time after which a vehicle must have been sold to be listed (CAR-16, CAR-17).
 * @param now Unix seconds.
 * @returns Unix seconds.
 */
export function soldCutoffAt({ includeSoldDays }: { includeSoldDays: number }, now: number): number {
  return now - includeSoldDays * DAY_SECONDS
}

/**
 * Returns the first second at which a sold vehicle is no longer listed (CAR-16, CAR-17). A boundary: pages change then.
 * @param soldAt Unix seconds.
 * @returns Unix seconds.
 */
export function endOfSoldWindow(soldAt: number, { includeSoldDays }: { includeSoldDays: number }): number {
  return Math.ceil(soldAt + Math.max(0, includeSoldDays) * DAY_SECONDS)
}

/**
 * Checks whether a vehicle is listed: available or sold recently enough, and visible on the website (CAR-17).
 * @param now Unix seconds.
 */
export function isListed(
  vehicle: Pick<Vehicle, 'status' | 'soldAt' | 'isShown'>,
  settings: { includeSoldDays: number },
  now: number,
): boolean {
  if (!vehicle.isShown) return false
  return isAvailable(vehicle) || (vehicle.soldAt !== null && vehicle.soldAt > soldCutoffAt(settings, now))
}
