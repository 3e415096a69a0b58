import { readFocalPoint } from '@/domain/vehicle/focal-point'
import { normaliseMakeName } from '@/domain/models/make-name'
import {
  BERTHS,
  type CaravanSpecifications,
  NO_CARAVAN,
  readAxles,
  readKilograms,
  readMillimetres,
  readRoadType,
  readSleeps,
} from '@/domain/vehicle/caravan'
import type { Vehicle, VehicleImage, VehicleLocation, VehicleVariant } from '@/domain/vehicle/vehicle'
import { readLenderEntries } from '@/domain/finance/lender-entry'
import { toCents } from '@/domain/money/money'
import { findKind, toVehicleKind } from '@/domain/vehicle/kinds/kinds'
import type { Dealership, Location, Vehicle as VehicleDoc } from '@payload-types'
import { address } from './address'
import { toVehicleMedia } from './to-vehicle-media'

/** Feeds use '', 'null' and blanks for missing values. */
function text(value: string | null | undefined): string | null {
  const trimmed = value?.trim()
  return trimmed && trimmed.toLowerCase() !== 'null' ? trimmed : null
}

const number = (value: number | null | undefined) => (typeof value === 'number' && Number.isFinite(value) ? value : null)

function seconds(iso: string | null | undefined): number | null {
  const instant = iso ? Date.parse(iso) : Number.NaN
  return Number.isFinite(instant) ? Math.floor(instant / 1000) : null
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one.trim() !== '') : []
}

/** Maps an entry of a vehicle's pictures; entries without an address are left out. */
export function toImage(entry: unknown): VehicleImage[] {
  if (typeof entry !== 'object' || entry === null || !('image' in entry)) return []
  const { image } = entry
  if (typeof image !== 'object' || image === null || !('url' in image)) return []
  const url = address(image.url)
  const thumb =
    'thumb' in image && typeof image.thumb === 'object' && image.thumb !== null && 'url' in image.thumb ? address(image.thumb.url) : null
  const focal = 'focal' in entry ? readFocalPoint(entry.focal) : null
  return url === null ? [] : [{ url, thumbUrl: thumb, isVideo: 'isVideo' in entry && entry.isVideo === true, ...(focal && { focal }) }]
}

/** Returns the first picture: never a video, although some feeds mark one as the primary picture (VDP-19). */
function findPrimaryUrl(named: string | null, images: readonly VehicleImage[]): string | null {
  const isFilm = images.some(({ url, isVideo }) => isVideo && url === named)
  return (isFilm ? null : named) ?? images.find(({ isVideo }) => !isVideo)?.url ?? null
}

function toVariant(variant: VehicleDoc['variant']): VehicleVariant {
  return {
    cylinders: text(variant?.cylinders),
    engineSize: text(variant?.enginesize),
    engineSizeLitres: number(variant?.enginesize_litres),
    induction: text(variant?.induction),
    fuelConsumptionCombined: number(variant?.fuelconsumptioncombined),
    fuelCapacity: number(variant?.fuelcapacity),
    grossVehicleMass: number(variant?.grossvehiclemass),
    vehicleLength: number(variant?.vehiclelength),
    vehicleHeight: number(variant?.vehicleheight),
    vehicleWidth: number(variant?.vehiclewidth),
    towingCapacityBraked: number(variant?.towingcapacitybraked),
    bodyConfiguration: text(variant?.bodyconfiguration),
    torque: text(variant?.torque),
    ancapRating: text(variant?.ancaprating),
    gearType: text(variant?.geartype),
  }
}

/** Maps the facts of a caravan or motorhome (KIND-03). Feeds and older releases stored measures as text in any unit. */
function toCaravan({ specifications, variant, item_type }: VehicleDoc): CaravanSpecifications {
  const { living } = findKind(toVehicleKind(item_type))
  if (!specifications || living === null) return NO_CARAVAN
  const isTowed = living === 'towed'
  return {
    sleeps: readSleeps(specifications.sleeps ?? ''),
    bodyLength: readMillimetres(specifications.body_length ?? ''),
    bodyWidth: readMillimetres(specifications.body_width ?? ''),
    tareWeight: readKilograms(specifications.tare_weight ?? ''),
    aggregateTrailerMass: isTowed ? readKilograms(specifications.aggregate_trailer_mass ?? '') : null,
    grossVehicleMass: isTowed ? null : number(variant?.grossvehiclemass),
    ballWeight: isTowed ? number(specifications.ball_weight) : null,
    layout: BERTHS.filter((berth) => specifications[berth] === true),
    axles: readAxles(specifications.axle_type ?? ''),
    roadType: readRoadType(specifications.road_type),
  }
}

/** Maps the location document of a vehicle (CAR-05). */
export function toVehicleLocation(location: Location): VehicleLocation {
  const { address: place } = location
  return {
    id: location.id,
    name: location.name,
    slug: location.slug,
    phone: text(location.contact_detail?.phone) ?? text(location.contact_detail?.landline_phone),
    distributionLocations: texts(location.distribution_locations),
    address: {
      street: text(place?.street),
      city: text(place?.city),
      state: text(place?.state),
      postcode: text(place?.postcode),
      placeUrl: address(place?.place_url),
      lat: number(place?.lat),
      long: number(place?.long),
    },
  }
}

function toMoneyFields(
  doc: VehicleDoc,
): Pick<Vehicle, 'price' | 'beforePrice' | 'offerPrice' | 'subscriptionPrice' | 'priceType' | 'market' | 'quote' | 'lenders'> {
  const weekly = toCents(doc.youxQuote?.weeklyRepaymentAmount)
  return {
    price: toCents(doc.price),
    beforePrice: toCents(doc.before_price),
    offerPrice: toCents(doc.offer_price),
    subscriptionPrice: toCents(doc.subscription_price),
    priceType: text(doc.price_type),
    market: {
      stateAverage: toCents(doc.autograb_data?.state_average_market_price),
      average: toCents(doc.autograb_data?.average_market_price),
    },
    quote:
      weekly === null
        ? null
        : {
            weeklyRepayment: weekly,
            advertisedRate: number(doc.youxQuote?.advertisedRate),
            comparisonRate: number(doc.youxQuote?.comparisonRate),
          },
    lenders: readLenderEntries(doc.finance_lenders),
  }
}

function toTechnicalFields(doc: VehicleDoc) {
  return {
    km: number(doc.km),
    colour: text(doc.colour),
    interiorColour: text(doc.interior_colour),
    fuel: text(doc.fuel),
    simpleFuel: text(doc.simple_fuel),
    body: text(doc.body),
    simpleBody: text(doc.simple_body),
    transmission: text(doc.trans),
    simpleTransmission: text(doc.simple_transmission),
    drive: text(doc.drive),
    seats: number(doc.seats),
    doors: number(doc.doors),
    engineSize: text(doc.engine_size),
    engineSizeLitres: number(doc.engine_size_litres),
    gearCount: number(doc.gearnum),
    features: texts(doc.standardEquipment),
    categories: texts(doc.categories),
    variant: toVariant(doc.variant),
    caravan: toCaravan(doc),
  }
}

/**
 * Maps a vehicle document to the domain. The only code that reads its field names and its prices in dollars.
 * @param dealership The vehicle's dealership, which must be read along with it.
 * @param location The vehicle's location, if known.
 */
export function toVehicle(doc: VehicleDoc, dealership: Pick<Dealership, 'id' | 'name' | 'slug'>, location: Location | null): Vehicle {
  const images = Array.isArray(doc.images) ? doc.images.flatMap(toImage) : []
  const place = location && toVehicleLocation(location)
  return {
    id: doc.id,
    slug: doc.slug,
    path: `/cars/${doc.slug}`,
    name: doc.name,
    year: number(doc.year),
    make: normaliseMakeName(doc.make),
    model: doc.model,
    badge: text(doc.badge),
    series: text(doc.series),
    vin: text(doc.vin),
    nvic: text(doc.nvic),
    stockNumber: text(doc.stocknum),
    regoPlate: text(doc.regplate),
    regoExpiresAt: seconds(doc.rego_expiry),
    carType: doc.car_type,
    kind: toVehicleKind(doc.item_type),
    status: doc.status,
    soldAt: number(doc.sold_date_timestamp),
    createdAt: seconds(doc.createdAt) ?? 0,
    updatedAt: seconds(doc.updatedAt) ?? 0,
    isShown: doc.show_on_dealer_website === true,
    ...toMoneyFields(doc),
    isPreorder: doc.preorder === true,
    isSoldFlag: doc.sold === true,
    isReserved: doc.reserved === true,
    isCertified: doc.certified === true,
    tag: text(doc.tag),
    ...toTechnicalFields(doc),
    buildDate: text(doc.build_date),
    complianceDate: text(doc.compliance_date),
    customRank: number(doc.custom_rank) ?? 0,
    images,
    photosCount: images.filter(({ isVideo }) => !isVideo).length,
    primaryImageUrl: findPrimaryUrl(address(doc.primary_image_url), images),
    media: toVehicleMedia(doc),
    dealerComments: text(doc.dealercomments),
    historyReportUrl: address(doc.file),
    dealership: { id: dealership.id, name: dealership.name, slug: dealership.slug },
    location: place,
    city: text(doc.city) ?? place?.address.city ?? null,
    state: text(doc.state) ?? place?.address.state ?? null,
  }
}
