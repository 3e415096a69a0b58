import type { FeedCar, FeedCells, FeedSite } from './ad-feed'
import { translate, writePrice } from './google-cells'
import { listPhotos, readVin } from './list-faults'

const MAX_PHOTOS = 20
const MAX_DESCRIPTION_LENGTH = 5000

/** The columns of photo number n. */
const photoColumns = (n: number) => [`image[${n}].url`, `image[${n}].tag[0]`]

/** Columns of Meta's automotive inventory, in the order of the file (FEED-02). */
export const META_COLUMNS = [
  ...['vehicle_id', 'vin', 'make', 'model', 'year', 'trim', 'body_style', 'title', 'description', 'exterior_color', 'interior_color'],
  ...['mileage.value', 'mileage.unit', 'price', 'state_of_vehicle', 'availability', 'url', 'fuel_type', 'transmission', 'drivetrain'],
  ...['address.addr1', 'address.city', 'address.region', 'address.postal_code', 'address.country', 'latitude', 'longitude'],
  ...['dealer_id', 'dealer_name', 'dealer_phone', 'vehicle_type'],
  ...Array.from({ length: MAX_PHOTOS }, (_, n) => photoColumns(n)).flat(),
]

const BODY_STYLES: Record<string, string> = {
  'cab chassis': 'TRUCK',
  convertible: 'CONVERTIBLE',
  coupe: 'COUPE',
  hatch: 'HATCHBACK',
  hatchback: 'HATCHBACK',
  'people mover': 'MINIVAN',
  sedan: 'SEDAN',
  suv: 'SUV',
  ute: 'TRUCK',
  van: 'VAN',
  wagon: 'WAGON',
}

const FUELS: Record<string, string> = {
  diesel: 'DIESEL',
  electric: 'ELECTRIC',
  hybrid: 'HYBRID',
  petrol: 'PETROL',
  phev: 'PLUGIN_HYBRID',
}

const GEARBOXES: Record<string, string> = { automatic: 'AUTOMATIC', manual: 'MANUAL' }

const DRIVES: Record<string, string> = {
  '2wd': 'TWO_WD',
  '4wd': 'FOUR_WD',
  '4x2': 'TWO_WD',
  '4x4': 'FOUR_WD',
  awd: 'AWD',
  'all wheel drive': 'AWD',
  'four wheel drive': 'FOUR_WD',
  'front wheel drive': 'FWD',
  fwd: 'FWD',
  'rear wheel drive': 'RWD',
  rwd: 'RWD',
}

/** One car as a row of Meta's inventory. Call it only for cars without faults. */
export function toMetaCells({ vehicle }: FeedCar, site: FeedSite): FeedCells {
  const { location } = vehicle
  const photos = listPhotos(vehicle, site.origin).slice(0, MAX_PHOTOS)
  return {
    vehicle_id: vehicle.stockNumber ?? String(vehicle.id),
    vin: readVin(vehicle) ?? '',
    make: vehicle.make,
    model: vehicle.model,
    year: String(vehicle.year ?? ''),
    trim: vehicle.badge ?? '',
    body_style: translate(BODY_STYLES, vehicle.simpleBody ?? vehicle.body) || 'OTHER',
    title: vehicle.name,
    description: (vehicle.dealerComments ?? vehicle.name).slice(0, MAX_DESCRIPTION_LENGTH),
    exterior_color: vehicle.colour ?? '',
    interior_color: vehicle.interiorColour ?? '',
    'mileage.value': String(vehicle.km ?? ''),
    'mileage.unit': 'KM',
    price: writePrice(vehicle, site),
    state_of_vehicle: vehicle.carType === 'new' ? 'NEW' : vehicle.isCertified ? 'CPO' : 'USED',
    availability: 'AVAILABLE',
    url: site.origin + vehicle.path,
    fuel_type: translate(FUELS, vehicle.simpleFuel ?? vehicle.fuel) || 'OTHER',
    transmission: translate(GEARBOXES, vehicle.simpleTransmission ?? vehicle.transmission) || 'OTHER',
    drivetrain: translate(DRIVES, vehicle.drive) || 'OTHER',
    'address.addr1': location?.address.street ?? '',
    'address.city': location?.address.city ?? '',
    'address.region': location?.address.state ?? '',
    'address.postal_code': location?.address.postcode ?? '',
    'address.country': 'AU',
    latitude: String(location?.address.lat ?? ''),
    longitude: String(location?.address.long ?? ''),
    dealer_id: String(vehicle.dealership.id),
    dealer_name: vehicle.dealership.name,
    dealer_phone: location?.phone ?? '',
    vehicle_type: 'CAR_TRUCK',
    ...Object.fromEntries(photos.flatMap((url, n) => photoColumns(n).map((column, part) => [column, part === 0 ? url : 'Photo']))),
  }
}
