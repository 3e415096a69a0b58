import { isAvailable } from './availability/availability'
import { DAY_SECONDS } from '../time/zone'
import type { VehicleCard } from './vehicle'

/** The one tag on a car's picture. 'certified' is a badge image, its text what stands in for it; every other kind is drawn as text. */
export type Tag = { kind: 'sold' | 'fuel' | 'reserved' | 'certified' | 'custom' | 'comingSoon' | 'justArrived'; text: string }

export type TagSettings = { fuelTagEnabled: boolean; justArrivedDays: number; justArrivedLabel: string; soldTagText: string }

export type TaggedVehicle = Pick<
  VehicleCard,
  'status' | 'simpleFuel' | 'isReserved' | 'carType' | 'isCertified' | 'make' | 'tag' | 'createdAt'
>

const TAGGED_FUELS: readonly string[] = ['electric', 'hybrid', 'phev']

/**
 * First second at which a car is no longer just arrived (CAR-12): pages change there. The last second of the window still counts.
 * @param createdAt Unix seconds.
 * @param justArrivedDays The tenant's window; 0 turns the tag off.
 * @returns Unix seconds.
 */
export function endOfArrival(createdAt: number, { justArrivedDays }: { justArrivedDays: number }): number {
  return Math.floor(createdAt) + justArrivedDays * DAY_SECONDS + 1
}

/** A car that arrived after `now` counts: pages are made for the start of an interval, which stock may well be younger than. */
function isJustArrived(createdAt: number, settings: { justArrivedDays: number }, now: number): boolean {
  return settings.justArrivedDays > 0 && now < endOfArrival(createdAt, settings)
}

/**
 * The first tag that applies (CAR-06): sold (CAR-14), fuel (CAR-07), reserved (CAR-08), certified used Toyota (CAR-09), the car's
 * own (CAR-10), coming soon (CAR-11), just arrived (CAR-12, CAR-13); null when blank. New and demo are chips, not tags.
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
