import type { Badge, Drive, Engine, Fuel, Gearbox, Induction, Model } from '../catalogue/catalogue'
import type { TechnicalFields, VariantSpecification } from './vehicle-document'

const FUEL_NAMES: Record<Fuel, { fuel: string; simple: string }> = {
  Petrol: { fuel: 'Petrol - Unleaded', simple: 'Petrol' },
  Premium: { fuel: 'Petrol - Premium', simple: 'Petrol' },
  Diesel: { fuel: 'Diesel', simple: 'Diesel' },
  Hybrid: { fuel: 'Petrol Hybrid', simple: 'Hybrid' },
  PHEV: { fuel: 'Plug-in Hybrid', simple: 'PHEV' },
  Electric: { fuel: 'Electric', simple: 'Electric' },
}

const INDUCTION_NAMES: Record<Induction, string> = {
  NA: 'Aspirated',
  T: 'Turbo Intercooled',
  TT: 'Twin Turbo Intercooled',
  SC: 'Supercharged Intercooled',
  E: 'Electric',
}

const DRIVE_NAMES: Record<Drive, string> = {
  FWD: 'Front-wheel drive',
  RWD: 'Rear-wheel drive',
  AWD: 'All-wheel drive',
  '4x4': '4x4',
  '4x2': '4x2',
}

const GEAR_TYPES: Record<Gearbox, string> = {
  auto: 'Sports Automatic',
  manual: 'Manual',
  dct: 'Sports Automatic Dual Clutch',
  cvt: 'Continuously Variable Transmission',
  reduction: 'Reduction Gear',
}

const NO_CARAVAN = {
  ...{ body_width: null, body_length: null, tare_weight: null, axle_type: null, sleeps: null, aggregate_trailer_mass: null },
  ...{ ball_weight: null, road_type: null, bunks: false, island_bed: false, ensuite: false },
}

function nameGearbox({ gearbox, gears }: Badge): string {
  if (gearbox === 'cvt') return 'CVT'
  if (gearbox === 'manual') return `${gears}-speed manual`
  if (gearbox === 'dct') return `${gears}-speed dual-clutch`
  return `${gears}-speed automatic`
}

function nameEngine({ litres, cylinders }: Engine): string | null {
  return litres === null ? null : `${litres.toFixed(1)} L ${cylinders}-cylinder`
}

function describeVariant({ length, width, height, tank, gvm, towing, ancap }: Model, badge: Badge, year: number): VariantSpecification {
  const { engine } = badge
  return {
    cylinders: engine.cylinders === null ? null : String(engine.cylinders),
    enginesize: engine.litres === null ? null : `${engine.litres.toFixed(1)} L`,
    enginesize_litres: engine.litres,
    induction: INDUCTION_NAMES[engine.induction],
    fuelconsumptioncombined: badge.consumption,
    fuelcapacity: tank,
    grossvehiclemass: gvm,
    vehiclelength: length,
    vehicleheight: height,
    vehiclewidth: width,
    towingcapacitybraked: towing,
    bodyconfiguration: `${badge.doors} door ${badge.body}`,
    torque: `${engine.torqueNm} Nm`,
    ancaprating: ancap && year >= ancap.year ? `${ancap.stars} stars (${ancap.year})` : null,
    geartype: GEAR_TYPES[badge.gearbox],
  }
}

type DescribedByHand = 'km' | 'colour' | 'interior_colour' | 'standardEquipment'

/** Returns the maker's data for a variant (CAR-03), with an ANCAP rating only from its own year on. */
export function describeTechnically(model: Model, badge: Badge, year: number): Omit<TechnicalFields, DescribedByHand> {
  const { engine } = badge
  const { fuel, simple } = FUEL_NAMES[engine.fuel]
  return {
    fuel,
    simple_fuel: simple,
    body: badge.body,
    simple_body: badge.body === 'Cab Chassis' ? 'Ute' : badge.body,
    trans: nameGearbox(badge),
    simple_transmission: badge.gearbox === 'manual' ? 'Manual' : 'Automatic',
    drive: DRIVE_NAMES[badge.drive],
    seats: badge.seats,
    doors: badge.doors,
    engine_size: nameEngine(engine),
    engine_size_litres: engine.litres,
    gearnum: badge.gears,
    bodyconfiguration: `${badge.doors} door ${badge.body}`,
    specifications: NO_CARAVAN,
    variant: describeVariant(model, badge, year),
  }
}
