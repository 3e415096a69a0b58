import { DAY_SECONDS } from '@/domain/time/zone'
import type { Vehicle } from '../vehicle'

/** A car is available in stock or coming soon; status alone decides, not the flag sold (CAR-15). */
export function isAvailable({ status }: Pick<Vehicle, 'status'>): boolean {
  return status === 'in_stock' || status === 'coming_soon'
}

/**
 * Start of the window in which sold cars still show: they must have been sold after it (CAR-16, CAR-17).
 * @param now Unix seconds.
 * @returns Unix seconds.
 */
export function soldCutoffAt({ includeSoldDays }: { includeSoldDays: number }, now: number): number {
  return now - includeSoldDays * DAY_SECONDS
}

/**
 * First second at which a sold car has left the listings (CAR-16, CAR-17): pages change there.
 * @param soldAt Unix seconds.
 * @returns Unix seconds.
 */
export function endOfSoldWindow(soldAt: number, { includeSoldDays }: { includeSoldDays: number }): number {
  return Math.ceil(soldAt + Math.max(0, includeSoldDays) * DAY_SECONDS)
}

/**
 * The filter of every stock listing: available or sold inside the window, and shown on the website (CAR-17).
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
