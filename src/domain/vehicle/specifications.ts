import { formatFigure } from '../numbers/figures'
import type { SpecificationKey } from './kinds/fact-keys'
import { findKind } from './kinds/kinds'
import { BERTH_LABELS, derivePayload, ROAD_LABELS } from './caravan'
import { orderFeatures } from './feature-order'
import type { Vehicle } from './vehicle'

/** A row of the specification list, formatted for display. */
export type Specification = { key: string; label: string; value: string }

type RawValue = string | number | null

/** Checks whether a value is shown. Empty values, null and the text 'null' are hidden (VDP-16). */
export function isShownValue(value: RawValue): value is string | number {
  if (typeof value === 'number') return Number.isFinite(value)
  return value !== null && value.trim() !== '' && value.trim().toLowerCase() !== 'null'
}

/** Formats a number, or a text that is a number, with its unit and thousands separators. Returns other text unchanged. */
function toMeasure(value: RawValue, unit: string): string | null {
  if (!isShownValue(value)) return null
  const text = String(value).trim()
  const number = Number(text.replaceAll(',', ''))
  return Number.isFinite(number) ? `${formatFigure(number, 2)} ${unit}` : text
}

/** Returns the first shown value, such as the vehicle's own before the variant's. */
function firstShown(...values: RawValue[]): RawValue {
  return values.find(isShownValue) ?? null
}

function toAncapText(rating: string | null): string | null {
  return /^[0-5]$/.test(rating?.trim() ?? '') ? `${rating?.trim()} stars` : rating
}

type Row = readonly [label: string, value: RawValue]

function listLivingRows({ caravan }: Vehicle) {
  return {
    sleeps: ['Sleeps', caravan.sleeps],
    bodyLength: ['Body length', toMeasure(caravan.bodyLength, 'mm')],
    tareWeight: ['Tare weight', toMeasure(caravan.tareWeight, 'kg')],
    aggregateTrailerMass: ['Aggregate trailer mass', toMeasure(caravan.aggregateTrailerMass, 'kg')],
    payload: ['Payload', toMeasure(derivePayload(caravan), 'kg')],
    ballWeight: ['Ball weight', toMeasure(caravan.ballWeight, 'kg')],
    layout: ['Layout', caravan.layout.map((berth) => BERTH_LABELS[berth]).join(', ')],
    axles: ['Axles', caravan.axles],
    roadType: ['Road type', caravan.roadType && ROAD_LABELS[caravan.roadType]],
    bodyWidth: ['Body width', toMeasure(caravan.bodyWidth, 'mm')],
  } as const satisfies Partial<Record<SpecificationKey, Row>>
}

/** Every row with its label and value. The compiler asks for a new key's row here. */
function listRows(vehicle: Vehicle): Record<SpecificationKey, Row> {
  const { variant } = vehicle
  return {
    ...listLivingRows(vehicle),
    km: ['Kilometres', toMeasure(vehicle.km, 'km')],
    transmission: ['Transmission', firstShown(vehicle.transmission, vehicle.simpleTransmission)],
    fuelConsumption: ['Fuel use', toMeasure(variant.fuelConsumptionCombined, 'L/100km')],
    engine: ['Engine', toMeasure(firstShown(vehicle.engineSizeLitres, variant.engineSizeLitres), 'L')],
    fuel: ['Fuel', firstShown(vehicle.fuel, vehicle.simpleFuel)],
    drive: ['Drive', vehicle.drive],
    body: ['Body', firstShown(vehicle.body, vehicle.simpleBody)],
    seats: ['Seats', vehicle.seats],
    doors: ['Doors', vehicle.doors],
    colour: ['Colour', vehicle.colour],
    interiorColour: ['Interior colour', vehicle.interiorColour],
    buildDate: ['Build date', vehicle.buildDate],
    complianceDate: ['Compliance date', vehicle.complianceDate],
    ancapRating: ['ANCAP rating', toAncapText(variant.ancapRating)],
    cylinders: ['Cylinders', variant.cylinders],
    induction: ['Induction', variant.induction],
    torque: ['Torque', variant.torque],
    gears: ['Gears', vehicle.gearCount],
    gearType: ['Gear type', variant.gearType],
    bodyConfiguration: ['Body configuration', variant.bodyConfiguration],
    fuelCapacity: ['Fuel capacity', toMeasure(variant.fuelCapacity, 'L')],
    towingCapacity: ['Towing capacity, braked', toMeasure(variant.towingCapacityBraked, 'kg')],
    grossVehicleMass: ['Gross vehicle mass', toMeasure(variant.grossVehicleMass, 'kg')],
    length: ['Length', toMeasure(variant.vehicleLength, 'mm')],
    width: ['Width', toMeasure(variant.vehicleWidth, 'mm')],
    height: ['Height', toMeasure(variant.vehicleHeight, 'mm')],
  }
}

/**
 * Lists a vehicle's specifications (CAR-03, KIND-03) in the order of its kind (KIND-05): the most requested first, because views show only
 * the first few until expanded (VDP-12). Empty values are hidden (VDP-16).
 */
export function listSpecifications(vehicle: Vehicle): Specification[] {
  const rows = listRows(vehicle)
  return findKind(vehicle.kind).rows.flatMap((key) => {
    const [label, value] = rows[key]
    return isShownValue(value) ? [{ key, label, value: String(value).trim() }] : []
  })
}

/** Lists the features, the most distinctive first (LOOK-20), without duplicates and empty ones (VDP-14, VDP-16). */
export function listFeatures({ features }: Pick<Vehicle, 'features'>): string[] {
  return orderFeatures([...new Set(features.filter(isShownValue).map((feature) => feature.trim()))])
}
