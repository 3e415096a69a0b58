import { toDollars } from '../money/money'
import { resolvePriceBasis } from '../pricing/price-basis'
import { resolvePriceDisplay } from '../pricing/price-display'
import type { Vehicle } from '../vehicle/vehicle'
import type { FeedCar, FeedCells, FeedSite } from './ad-feed'
import { listPhotos, readVin } from './list-faults'

/** Columns of Google's vehicle feed in Australia, in the order of the file (FEED-01). */
export const GOOGLE_COLUMNS = [
  ...['id', 'vin', 'store_code', 'google_product_category', 'brand', 'model', 'year', 'trim', 'condition', 'mileage'],
  ...['price', 'vehicle_price_type', 'color', 'body_style', 'engine', 'image_link', 'additional_image_link', 'link', 'link_template'],
  ...['title', 'description', 'certified_pre-owned'],
] as const

/** 'Cars, Trucks & Vans' in Google's product taxonomy. */
const CATEGORY = '916'
const MAX_ADDITIONAL_PHOTOS = 10

const BODY_STYLES: Record<string, string> = {
  'cab chassis': 'ute',
  convertible: 'convertible',
  coupe: 'coupe',
  hatch: 'hatchback',
  hatchback: 'hatchback',
  'people mover': 'minivan',
  sedan: 'sedan',
  suv: 'suv',
  ute: 'ute',
  van: 'full_size_van',
  wagon: 'station_wagon',
}

const ENGINES: Record<string, string> = {
  diesel: 'diesel',
  electric: 'electric',
  hybrid: 'hybrid',
  lpg: 'lpg',
  petrol: 'gasoline',
  phev: 'plug_in_hybrid',
}

/** Looks a word up without regard to its case; '' if the channel has no value for it. */
export function translate(values: Record<string, string>, word: string | null): string {
  return values[(word ?? '').trim().toLowerCase()] ?? ''
}

/** The price that the car's page shows, in dollars with cents; '' if the page shows none (FEED-06). */
export function writePrice(vehicle: Vehicle, site: FeedSite): string {
  const display = resolvePriceDisplay(vehicle, site.switches)
  return display.kind === 'price' ? `${toDollars(display.amount).toFixed(2)} AUD` : ''
}

/** Adds a query parameter to the address of a car's page. */
const withStore = (link: string) => `${link}?store={store_code}`

/** One car as a row of Google's feed. Call it only for cars without faults. */
export function toGoogleCells({ vehicle, storeCode }: FeedCar, site: FeedSite): FeedCells {
  const [photo = '', ...more] = listPhotos(vehicle, site.origin)
  const link = site.origin + vehicle.path
  return {
    id: vehicle.stockNumber ?? String(vehicle.id),
    vin: readVin(vehicle) ?? '',
    store_code: storeCode ?? '',
    google_product_category: CATEGORY,
    brand: vehicle.make,
    model: vehicle.model,
    year: String(vehicle.year ?? ''),
    trim: vehicle.badge ?? '',
    // A demonstrator has been registered. The page's schema.org data also says used.
    condition: vehicle.carType === 'new' ? 'new' : 'used',
    mileage: vehicle.km === null ? '' : `${vehicle.km} km`,
    price: writePrice(vehicle, site),
    vehicle_price_type: resolvePriceBasis(vehicle).kind === 'driveAway' ? 'drive_away_price' : 'excluding_government_charges_price',
    color: vehicle.colour ?? '',
    body_style: translate(BODY_STYLES, vehicle.simpleBody ?? vehicle.body),
    engine: translate(ENGINES, vehicle.simpleFuel ?? vehicle.fuel),
    image_link: photo,
    additional_image_link: more.slice(0, MAX_ADDITIONAL_PHOTOS).join(','),
    link,
    link_template: withStore(link),
    title: vehicle.name,
    description: vehicle.dealerComments ?? '',
    'certified_pre-owned': vehicle.isCertified ? 'true' : 'false',
  }
}
