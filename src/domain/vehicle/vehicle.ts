import type { VehicleMedia } from './gallery/media'
import type { LenderEntries } from '../finance/lender-entry'
import type { Coordinates } from '../geo/geo'
import type { Cents } from '../money/money'
import type { VehicleKind } from './kinds/kinds'
import type { CaravanSpecifications } from './caravan'
import type { FocalPoint } from './focal-point'

export const CAR_TYPES = ['new', 'demo', 'used'] as const
export type CarType = (typeof CAR_TYPES)[number]

export const VEHICLE_STATUSES = ['in_stock', 'coming_soon', 'sold'] as const
export type VehicleStatus = (typeof VEHICLE_STATUSES)[number]

/**
 * A picture or video of a vehicle. `url` is absolute or a path on this platform, `thumbUrl` a smaller version if there is one. Without `focal`,
 * a cropped picture shows its middle.
 */
export type VehicleImage = { url: string; thumbUrl: string | null; isVideo: boolean; focal?: FocalPoint }

/** Where a vehicle is (CAR-05). */
export type VehicleLocation = {
  id: number
  name: string
  slug: string
  phone: string | null
  distributionLocations: string[]
  address: {
    street: string | null
    city: string | null
    state: string | null
    postcode: string | null
    placeUrl: string | null
    lat: number | null
    long: number | null
  }
}

/** A lender's or broker's quote for one vehicle (CAR-02). Rates in percent per year. */
export type WeeklyQuote = { weeklyRepayment: Cents; advertisedRate: number | null; comparisonRate: number | null }

/** The manufacturer's data of the variant (CAR-03), unchanged. Views hide empty values (VDP-16). */
export type VehicleVariant = {
  cylinders: string | null
  engineSize: string | null
  engineSizeLitres: number | null
  induction: string | null
  /** L/100km, combined cycle. */
  fuelConsumptionCombined: number | null
  /** Litres. */
  fuelCapacity: number | null
  /** Kilograms. */
  grossVehicleMass: number | null
  /** Millimetres. */
  vehicleLength: number | null
  vehicleHeight: number | null
  vehicleWidth: number | null
  /** Kilograms. */
  towingCapacityBraked: number | null
  bodyConfiguration: string | null
  torque: string | null
  ancapRating: string | null
  gearType: string | null
}

/** A vehicle in the domain: CAR-01 to CAR-05 under readable names, money in cents, instants in Unix seconds. */
export type Vehicle = {
  id: number
  slug: string
  /** '/cars/{slug}' */
  path: string
  /** '2023 Toyota RAV4 GX Hybrid' */
  name: string
  year: number | null
  make: string
  model: string
  badge: string | null
  series: string | null
  vin: string | null
  nvic: string | null
  stockNumber: string | null
  regoPlate: string | null
  /** Unix seconds. */
  regoExpiresAt: number | null
  carType: CarType
  /** What it is (KIND-01). */
  kind: VehicleKind
  status: VehicleStatus
  /** Unix seconds; null unless sold. */
  soldAt: number | null
  /** Unix seconds. */
  createdAt: number
  updatedAt: number
  isShown: boolean
  price: Cents | null
  beforePrice: Cents | null
  offerPrice: Cents | null
  subscriptionPrice: Cents | null
  /** The price type as given ('Drive away', 'Excl. govt charges'). Empty means unknown (PRC-08). */
  priceType: string | null
  isPreorder: boolean
  /** The document's sold flag. The status, not this flag, decides availability (CAR-15). */
  isSoldFlag: boolean
  isReserved: boolean
  isCertified: boolean
  tag: string | null
  market: { stateAverage: Cents | null; average: Cents | null }
  quote: WeeklyQuote | null
  /** By the lender's key (FIN-04). */
  lenders: LenderEntries
  km: number | null
  colour: string | null
  interiorColour: string | null
  fuel: string | null
  /** 'Electric', 'Hybrid', 'PHEV' or a plain fuel. */
  simpleFuel: string | null
  body: string | null
  simpleBody: string | null
  transmission: string | null
  simpleTransmission: string | null
  drive: string | null
  seats: number | null
  doors: number | null
  engineSize: string | null
  engineSizeLitres: number | null
  gearCount: number | null
  buildDate: string | null
  complianceDate: string | null
  features: string[]
  categories: string[]
  /** The platform's own order: higher values first (SRCH-16). */
  customRank: number
  variant: VehicleVariant
  /** Empty for other kinds than caravans and motorhomes. */
  caravan: CaravanSpecifications
  images: VehicleImage[]
  photosCount: number
  primaryImageUrl: string | null
  media: VehicleMedia
  dealerComments: string | null
  /** Address of the vehicle's history report (VDP-27). */
  historyReportUrl: string | null
  dealership: { id: number; name: string; slug: string }
  location: VehicleLocation | null
  city: string | null
  state: string | null
}

/** The fields of a vehicle that a result card shows, small enough to send in bulk. */
export type VehicleCard = Pick<
  Vehicle,
  | 'id'
  | 'slug'
  | 'path'
  | 'name'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'series'
  | 'stockNumber'
  | 'carType'
  | 'kind'
  | 'status'
  | 'soldAt'
  | 'createdAt'
  | 'price'
  | 'beforePrice'
  | 'offerPrice'
  | 'subscriptionPrice'
  | 'priceType'
  | 'isPreorder'
  | 'isSoldFlag'
  | 'isReserved'
  | 'isCertified'
  | 'tag'
  | 'market'
  | 'quote'
  | 'lenders'
  | 'km'
  | 'fuel'
  | 'simpleFuel'
  | 'body'
  | 'simpleBody'
  | 'transmission'
  | 'simpleTransmission'
  | 'drive'
  | 'caravan'
  | 'photosCount'
  | 'primaryImageUrl'
  | 'colour'
> & {
  /** First pictures, for the card's gallery. The first one is primary. */
  images: VehicleImage[]
  dealershipName: string
  locationName: string | null
  city: string | null
  /** Null or absent when unknown. */
  coordinates?: Coordinates | null
  /** Kilometres from the searched postcode, to one decimal (LIM-01). Absent without one, null when either location is unknown. */
  distanceKm?: number | null
}
