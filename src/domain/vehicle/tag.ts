import { isAvailable } from './availability/availability'
import { DAY_SECONDS } from '../time/zone'
import type { VehicleCard } from './vehicle'

/** The one tag on a vehicle's picture. 'certified' is shown as an image with `text` as its alt text; every other kind as text. */
export type Tag = { kind: 'sold' | 'fuel' | 'reserved' | 'certified' | 'custom' | 'comingSoon' | 'justArrived'; text: string }

export type TagSettings = { fuelTagEnabled: boolean; justArrivedDays: number; justArrivedLabel: string; soldTagText: string }

export type TaggedVehicle = Pick<
  VehicleCard,
  'status' | 'simpleFuel' | 'isReserved' | 'carType' | 'isCertified' | 'make' | 'tag' | 'createdAt'
>

const TAGGED_FUELS: readonly string[] = ['electric', 'hybrid', 'phev']

/**
 * Returns the first second at which a vehicle is no longer just arrived (CAR-12). A boundary: pages change then.
 * @param createdAt Unix seconds.
 * @param justArrivedDays The tenant's number of days; 0 turns the tag off.
 * @returns Unix seconds.
 */
export function endOfJustArrived(createdAt: number, { justArrivedDays }: { justArrivedDays: number }): number {
  return Math.floor(createdAt) + justArrivedDays * DAY_SECONDS + 1
}

/** A vehicle that arrived after `now` counts too: `now` is the start of the page's epoch, and stock may be newer. */
function isJustArrived(createdAt: number, settings: { justArrivedDays: number }, now: number): boolean {
  return settings.justArrivedDays > 0 && now < endOfJustArrived(createdAt, settings)
}

/**
 * Returns the first tag that applies (CAR-06): sold (CAR-14), fuel (CAR-07), reserved (CAR-08), certified used Toyota (CAR-09), the
 * vehicle's own (CAR-10), coming soon (CAR-11), just arrived (CAR-12, CAR-13). Returns null when its text is blank. New and demo are chips,
 * not tags.
 * @param now Unix seconds.
 */
export function resolveTag(vehicle: TaggedVehicle, settings: TagSettings, now: number): Tag | null {
  if (!isAvailable(vehicle)) return { kind: 'sold', text: settings.soldTagText }
  const { simpleFuel } = vehicle
  if (settings.fuelTagEnabled && simpleFuel !== null && TAGGED_FUELS.includes(simpleFuel.toLowerCase())) {
    return { kind: 'fuel', text: simpleFuel }
  }
  if (vehicle.isReserved) return { kind: 'reserved', text: 'RESERVED' }
  if (vehicle.carType === 'used' && vehicle.isCertified && vehicle.make.toLowerCase() === 'toyota') {
    return { kind: 'certified', text: 'Toyota Certified' }
  }
  const custom = vehicle.tag?.trim() ?? ''
  if (custom !== '') return { kind: 'custom', text: custom }
  if (vehicle.status === 'coming_soon') return { kind: 'comingSoon', text: 'COMING SOON' }
  if (isJustArrived(vehicle.createdAt, settings, now)) return { kind: 'justArrived', text: settings.justArrivedLabel }
  return null
}
