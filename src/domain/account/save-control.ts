import { isAvailable } from '../vehicle/availability/availability'
import type { EffectiveSwitches } from '../switches/switches'
import type { StoredCar } from './stored-cars'
import type { Vehicle } from '../vehicle/vehicle'

export type SaveSettings = Pick<EffectiveSwitches, 'authentication' | 'storeFavourites' | 'favouriteUsedPricedOnly'>
type SavedVehicle = Pick<
  Vehicle,
  'id' | 'slug' | 'make' | 'model' | 'carType' | 'price' | 'status' | 'isSoldFlag' | 'images' | 'primaryImageUrl'
>

/**
 * The save button of a car: watchlist of an account or favourite of a browser, and whether the car can be compared. Only visitors who
 * saved a sold car see its button (WATCH-06).
 */
export type SaveControl = { kind: 'watchlist' | 'favourite' | null; isSold: boolean; isComparable: boolean; car: StoredCar }

/**
 * Whether a car may be a favourite (FAV-04). If the switch requires it, the car must be used, priced above 0 and have a picture. The
 * compare button follows the same rule (FAV-05).
 */
export function qualifiesAsFavourite(
  { carType, price, images, primaryImageUrl }: Pick<SavedVehicle, 'carType' | 'price' | 'images' | 'primaryImageUrl'>,
  { storeFavourites, favouriteUsedPricedOnly }: SaveSettings,
): boolean {
  if (!storeFavourites) return false
  if (!favouriteUsedPricedOnly) return true
  return carType === 'used' && (price ?? 0) > 0 && (primaryImageUrl !== null || images.some(({ isVideo }) => !isVideo))
}

/** The save and compare buttons of a car, or null for none (WATCH-01, WATCH-06, FAV-04, FAV-05). `name` is the car's name on cards. */
export function resolveSaveControl(vehicle: SavedVehicle, name: string, settings: SaveSettings): SaveControl | null {
  const isComparable = qualifiesAsFavourite(vehicle, settings)
  const kind = settings.authentication ? 'watchlist' : isComparable ? 'favourite' : null
  if (kind === null && !isComparable) return null
  const { id, slug, make, model, primaryImageUrl, images } = vehicle
  const primary_image_url = primaryImageUrl ?? images.find(({ isVideo }) => !isVideo)?.url ?? ''
  return { kind, isSold: !isAvailable(vehicle), isComparable, car: { id, name, slug, make, model, primary_image_url } }
}
