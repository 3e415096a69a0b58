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
 * How a car is kept: in the watchlist of an account or among the favourites of a browser, and whether it can be put into a comparison. A sold car's
 * button is there only to those who have saved it (WATCH-06).
 */
export type SaveControl = { kind: 'watchlist' | 'favourite' | null; isSold: boolean; isComparable: boolean; car: StoredCar }

/**
 * Whether a car may be a favourite (FAV-04): the site keeps favourites and, where it asks for that, the car is used, has a price above 0 and a
 * picture. The compare control goes by the same (FAV-05).
 */
export function qualifiesAsFavourite(
  { carType, price, images, primaryImageUrl }: Pick<SavedVehicle, 'carType' | 'price' | 'images' | 'primaryImageUrl'>,
  { storeFavourites, favouriteUsedPricedOnly }: SaveSettings,
): boolean {
  if (!storeFavourites) return false
  if (!favouriteUsedPricedOnly) return true
  return carType === 'used' && (price ?? 0) > 0 && (primaryImageUrl !== null || images.some(({ isVideo }) => !isVideo))
}

/** The buttons by which a car is kept, under the name that cards give it; null where there is none (WATCH-01, WATCH-06, FAV-04, FAV-05). */
export function resolveSaveControl(vehicle: SavedVehicle, name: string, settings: SaveSettings): SaveControl | null {
  const isComparable = qualifiesAsFavourite(vehicle, settings)
  const kind = settings.authentication ? 'watchlist' : isComparable ? 'favourite' : null
  if (kind === null && !isComparable) return null
  const { id, slug, make, model, primaryImageUrl, images } = vehicle
  const primary_image_url = primaryImageUrl ?? images.find(({ isVideo }) => !isVideo)?.url ?? ''
  return { kind, isSold: !isAvailable(vehicle), isComparable, car: { id, name, slug, make, model, primary_image_url } }
}
