import type { Vehicle, VehicleCard } from '@/domain/vehicle/vehicle'

/** Pictures that travel with a card: the first, and a few to swipe through. */
const CARD_IMAGES = 4

/** A vehicle cut down to what its result card draws. */
export function toVehicleCard(vehicle: Vehicle): VehicleCard {
  const { id, slug, path, name, year, make, model, badge, series, stockNumber, carType, itemType, status, soldAt, createdAt } = vehicle
  const {
    price,
    beforePrice,
    offerPrice,
    subscriptionPrice,
    priceType,
    isPreorder,
    isSoldFlag,
    isReserved,
    isCertified,
    tag,
    market,
    quote,
  } = vehicle
  const { km, fuel, simpleFuel, body, simpleBody, transmission, simpleTransmission, drive, photosCount, primaryImageUrl, colour, city } =
    vehicle
  return {
    ...{ id, slug, path, name, year, make, model, badge, series, stockNumber, carType, itemType, status, soldAt, createdAt },
    ...{
      price,
      beforePrice,
      offerPrice,
      subscriptionPrice,
      priceType,
      isPreorder,
      isSoldFlag,
      isReserved,
      isCertified,
      tag,
      market,
      quote,
    },
    ...{ km, fuel, simpleFuel, body, simpleBody, transmission, simpleTransmission, drive, photosCount, primaryImageUrl, colour, city },
    images: vehicle.images.slice(0, CARD_IMAGES),
    dealershipName: vehicle.dealership.name,
    locationName: vehicle.location?.name ?? null,
  }
}
