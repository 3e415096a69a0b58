import { resolvePriceBasis } from '../pricing/price-basis'
import { resolvePriceDisplay } from '../pricing/price-display'
import type { Vehicle, VehicleLocation } from '../vehicle/vehicle'
import type { AdChannel, Fault, FeedCar, FeedSite } from './ad-feed'
import { findKind } from '../vehicle/kinds/kinds'

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/

/** The VIN without spaces and in capitals; null if it is not 17 characters or contains I, O or Q. */
export function readVin({ vin }: Pick<Vehicle, 'vin'>): string | null {
  const text = (vin ?? '').replace(/[\s-]/g, '').toUpperCase()
  return VIN.test(text) ? text : null
}

/** The car's photos without its videos, as absolute addresses. */
export function listPhotos({ images }: Pick<Vehicle, 'images'>, origin: string): string[] {
  return images.flatMap(({ url, isVideo }) => (isVideo ? [] : url.startsWith('/') ? [origin + url] : [url]))
}

/** Reasons that no field can fix: the car is not for sale now (FEED-01). */
function explainNotForSale(vehicle: Vehicle): string | null {
  if (vehicle.status === 'sold') return 'It is sold.'
  if (vehicle.isReserved) return 'It is reserved.'
  if (vehicle.status === 'coming_soon' || vehicle.isPreorder) return 'It has not arrived yet.'
  return vehicle.kind === 'car' ? null : `Google and Meta do not list ${findKind(vehicle.kind).words.many} as vehicles.`
}

/** Requirements of both channels: the field, whether it is met, and the message if not. */
function listVehicleNeeds(vehicle: Vehicle, site: FeedSite): [field: string, isMet: boolean, message: string][] {
  return [
    ['vin', readVin(vehicle) !== null, vehicle.vin ? 'The VIN must have 17 letters and digits, without I, O and Q.' : 'Add the VIN.'],
    ['price', resolvePriceDisplay(vehicle, site.switches).kind === 'price', 'Add a price. Cars without a purchase price are not listed.'],
    ['year', vehicle.year !== null, 'Add the year.'],
    ['km', vehicle.km !== null, 'Add the odometer reading, 0 for a new car.'],
    ['colour', vehicle.colour !== null, 'Add the colour.'],
    ['images', listPhotos(vehicle, site.origin).length > 0, 'Add a photo of this car.'],
  ]
}

/** Further requirements of Google (FEED-01): a price basis that it accepts for the car's type, and a store. */
function listGoogleFaults({ vehicle, storeCode }: FeedCar): Fault[] {
  const owner = { collection: 'vehicles', id: vehicle.id } as const
  const basis = resolvePriceBasis(vehicle).kind
  const faults: Fault[] = []
  if (basis === 'unknown')
    faults.push({ field: 'price_type', message: 'Say whether the price is drive away or excludes government charges.', owner })
  if (basis === 'excludingGovernmentCharges' && vehicle.carType === 'new')
    faults.push({ field: 'price_type', message: 'Google lists new cars at drive-away prices only.', owner })
  if (vehicle.location === null) faults.push({ field: 'location', message: 'Choose the location of the car.', owner })
  else if (storeCode === null)
    faults.push({
      field: 'store_code',
      message: `Add the Google store code of ${vehicle.location.name}.`,
      owner: { collection: 'locations', id: vehicle.location.id },
    })
  return faults
}

type AddressNeed = [field: string, value: string | number | null, message: string]

function listAddressNeeds({ name, address }: VehicleLocation): AddressNeed[] {
  return [
    ['address.street', address.street, `Add the street of ${name}.`],
    ['address.city', address.city, `Add the suburb or city of ${name}.`],
    ['address.state', address.state, `Add the state of ${name}.`],
    ['address.postcode', address.postcode, `Add the postcode of ${name}.`],
    ['address.lat', address.lat, `Add the latitude of ${name}.`],
    ['address.long', address.long, `Add the longitude of ${name}.`],
  ]
}

/** Further requirements of Meta (FEED-02): the car's body, a description and the full address of its location. */
function listMetaFaults({ vehicle }: FeedCar): Fault[] {
  const owner = { collection: 'vehicles', id: vehicle.id } as const
  const faults: Fault[] = []
  if (vehicle.simpleBody === null && vehicle.body === null) faults.push({ field: 'body', message: 'Add the body type.', owner })
  if (vehicle.location === null) return [...faults, { field: 'location', message: 'Choose the location of the car.', owner }]
  const locationOwner = { collection: 'locations', id: vehicle.location.id } as const
  const missing = listAddressNeeds(vehicle.location).filter(([, value]) => value === null)
  return [...faults, ...missing.map(([field, , message]) => ({ field, message, owner: locationOwner }))]
}

/** Every reason why a channel would refuse a car, each with the field to fix (SEO-05, FEED-04). An empty list means that the car is sent. */
export function listFaults(car: FeedCar, channel: AdChannel, site: FeedSite): Fault[] {
  const { vehicle } = car
  const owner = { collection: 'vehicles', id: vehicle.id } as const
  const notForSale = explainNotForSale(vehicle)
  if (notForSale !== null) return [{ field: null, message: notForSale, owner }]
  const needs = listVehicleNeeds(vehicle, site).flatMap(([field, isMet, message]) => (isMet ? [] : [{ field, message, owner }]))
  return [...needs, ...(channel === 'google' ? listGoogleFaults(car) : listMetaFaults(car))]
}
