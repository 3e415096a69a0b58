import { z } from 'zod'
import { readQuotedWeekly } from '../finance/weekly-estimate'
import { isOnGlobe } from '../geo/geo'
import { normaliseModelName } from '../models/model-name'
import type { Cents } from '../money/money'
import { toDollars } from '../money/money'
import { resolveAskingPrice } from '../pricing/price-display'
import { COLOUR_FAMILIES, resolveColourFamily } from '../vehicle/colour-family'
import { BERTHS, derivePayload, ROAD_TYPES } from '../vehicle/caravan'
import { CAR_TYPES, type Vehicle, VEHICLE_STATUSES } from '../vehicle/vehicle'
import { foldValue } from './fold'

/** Both engines index only this many characters of a description. */
const MAX_DESCRIPTION_LENGTH = 4_000

const name = z.string().min(1).max(300)
const optionalName = name.nullable()
const dollars = z.number().min(0).max(1e12).nullable()
const unixSeconds = z.int()
const count = z.int().min(0).max(100).nullable()
const measure = z.number().min(0).max(1e6).nullable()

/**
 * A vehicle in the search index (SRCH-09), with public field names, money in dollars and times in Unix seconds. A missing value is null,
 * never '' or NaN. Stored in `search_document` and sent to Meilisearch.
 */
export const searchDocumentSchema = z.strictObject({
  id: z.int().positive(),
  make: name,
  model: name,
  make_model: name,
  badge: optionalName,
  series: optionalName,
  status: z.enum(VEHICLE_STATUSES),
  car_type: z.enum(CAR_TYPES),
  categories: z.array(name).max(100),
  city: optionalName,
  state: optionalName,
  colour: optionalName,
  colour_family: z.enum(COLOUR_FAMILIES).nullable(),
  dealership_id: z.int().positive(),
  dealership_name: name,
  dealership_slug: name,
  location_name: optionalName,
  location_slug: optionalName,
  filtered_features: z.array(name).max(500),
  /** The kind; null for a car. */
  item_type: optionalName,
  km: z.number().min(0).max(1e9).nullable(),
  price: dollars,
  subscription_price: dollars,
  weekly_price: dollars,
  year: z.int().min(1800).max(2200).nullable(),
  seats: z.int().min(0).max(200).nullable(),
  /** The facts of caravans and motorhomes (KIND-03), in millimetres and kilograms. Null or empty for other kinds. */
  sleeps: count,
  layout: z.array(z.enum(BERTHS)).max(BERTHS.length),
  road_type: z.enum(ROAD_TYPES).nullable(),
  axles: count,
  body_length: measure,
  tare: measure,
  atm: measure,
  gvm: measure,
  payload: measure,
  ball_weight: measure,
  body: optionalName,
  drive: optionalName,
  fuel: optionalName,
  transmission: optionalName,
  tag: optionalName,
  certified: z.boolean(),
  created_at_timestamp: unixSeconds,
  sold_date_timestamp: unixSeconds.nullable(),
  show_on_dealer_website: z.boolean(),
  photos_count: z.int().min(0),
  custom_rank: z.int(),
  /** The vehicle's ID. The last tie-break of every order. */
  seq: z.int(),
  stock_number: optionalName,
  vin: optionalName,
  title: name,
  description: z.string().max(MAX_DESCRIPTION_LENGTH).nullable(),
  _geo: z.object({ lat: z.number(), lng: z.number() }).refine(isOnGlobe, 'is not a point of the globe').nullable(),
})

export type SearchDocument = z.infer<typeof searchDocumentSchema>

/**
 * Converts a vehicle to its search document and validates it (SRCH-09). The price is the offer price when that is above $10, else the price
 * (PRC-03). Body, fuel and transmission use the simple values where present. Impossible values, such as a negative price or coordinates out
 * of range, count as missing.
 * @throws ZodError when a required field is empty: a vehicle without make, model, name or dealership can't be listed.
 */
export function toSearchDocument(vehicle: Vehicle): SearchDocument {
  return searchDocumentSchema.parse({
    id: vehicle.id,
    seq: vehicle.id,
    title: cleanText(vehicle.name),
    description: cleanDescription(vehicle.dealerComments),
    created_at_timestamp: vehicle.createdAt,
    custom_rank: Math.trunc(vehicle.customRank),
    certified: vehicle.isCertified,
    show_on_dealer_website: vehicle.isShown,
    photos_count: Math.max(0, Math.trunc(vehicle.photosCount)),
    sold_date_timestamp: vehicle.soldAt,
    status: vehicle.status,
    car_type: vehicle.carType,
    ...describeVariant(vehicle),
    ...describeCaravan(vehicle),
    ...describePrices(vehicle),
    ...describeLocation(vehicle),
  })
}

function describeVariant(vehicle: Vehicle) {
  return {
    make: cleanText(vehicle.make),
    model: cleanText(normaliseModelName(vehicle.make, vehicle.model)),
    make_model: cleanText(`${vehicle.make} ${vehicle.model}`),
    badge: cleanText(vehicle.badge),
    series: cleanText(vehicle.series),
    colour: cleanText(vehicle.colour),
    colour_family: resolveColourFamily(cleanText(vehicle.colour)),
    item_type: vehicle.kind === 'car' ? null : vehicle.kind,
    body: cleanText(vehicle.simpleBody) ?? cleanText(vehicle.body),
    drive: cleanText(vehicle.drive),
    fuel: cleanText(vehicle.simpleFuel) ?? cleanText(vehicle.fuel),
    transmission: cleanText(vehicle.simpleTransmission) ?? cleanText(vehicle.transmission),
    tag: cleanText(vehicle.tag),
    stock_number: cleanText(vehicle.stockNumber),
    vin: cleanText(vehicle.vin),
    km: cleanNumber(vehicle.km),
    year: cleanWhole(vehicle.year),
    seats: cleanWhole(vehicle.seats),
    categories: cleanList(vehicle.categories),
    filtered_features: cleanList(vehicle.features),
  }
}

/** Returns the facts of a caravan or motorhome (KIND-03). */
export function describeCaravan({ caravan }: Pick<Vehicle, 'caravan'>) {
  return {
    sleeps: cleanWhole(caravan.sleeps),
    layout: caravan.layout,
    road_type: caravan.roadType,
    axles: cleanWhole(caravan.axles),
    body_length: cleanNumber(caravan.bodyLength),
    tare: cleanNumber(caravan.tareWeight),
    atm: cleanNumber(caravan.aggregateTrailerMass),
    gvm: cleanNumber(caravan.grossVehicleMass),
    payload: derivePayload(caravan),
    ball_weight: cleanNumber(caravan.ballWeight),
  }
}

function describePrices(vehicle: Vehicle) {
  return {
    price: cleanMoney(resolveAskingPrice(vehicle)),
    subscription_price: cleanMoney(vehicle.subscriptionPrice),
    weekly_price: cleanMoney(readQuotedWeekly(vehicle.quote)),
  }
}

function describeLocation(vehicle: Vehicle) {
  const { dealership, location } = vehicle
  return {
    dealership_id: dealership.id,
    dealership_name: cleanText(dealership.name),
    dealership_slug: cleanText(dealership.slug),
    location_name: cleanText(location?.name),
    location_slug: cleanText(location?.slug),
    city: cleanText(vehicle.city) ?? cleanText(location?.address.city),
    state: cleanText(vehicle.state) ?? cleanText(location?.address.state),
    _geo: toGeo(location?.address.lat, location?.address.long),
  }
}

function toGeo(lat: number | null | undefined, lng: number | null | undefined) {
  if (lat === null || lat === undefined || lng === null || lng === undefined) return null
  const point = { lat, lng }
  return isOnGlobe(point) ? point : null
}

/** Removes control characters and lone surrogates, which break JSON columns and URLs. Returns null for blank text. */
function cleanText(text: string | null | undefined): string | null {
  const cleaned = text
    ?.replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ')
    .trim()
    .slice(0, 300)
    .replace(/\p{Surrogate}/gu, '')
    .trim()
  return cleaned === undefined || cleaned === '' ? null : cleaned
}

function cleanDescription(html: string | null): string | null {
  const text = html
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, ' ')
    .replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_DESCRIPTION_LENGTH)
    .replace(/\p{Surrogate}/gu, '')
  return text === undefined || text === '' ? null : text
}

/** Removes duplicates, ignoring case. The first spelling wins. */
function cleanList(values: readonly string[]): string[] {
  const unique = new Map<string, string>()
  for (const value of values) {
    const cleaned = cleanText(value)
    if (cleaned !== null && !unique.has(foldValue(cleaned))) unique.set(foldValue(cleaned), cleaned)
  }
  return [...unique.values()]
}

function cleanNumber(value: number | null): number | null {
  return value !== null && Number.isFinite(value) && value >= 0 ? value : null
}

function cleanWhole(value: number | null): number | null {
  const cleaned = cleanNumber(value)
  return cleaned === null ? null : Math.trunc(cleaned)
}

function cleanMoney(cents: Cents | null): number | null {
  const cleaned = cleanNumber(cents)
  return cleaned === null ? null : toDollars(cleaned)
}
