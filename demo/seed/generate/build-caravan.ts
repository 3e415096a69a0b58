import { slugify } from '@/domain/text/slug'
import type { RoadType } from '@/domain/vehicle/caravan'
import type { CarType } from '@/domain/vehicle/vehicle'
import type { Caravan } from '../catalogue/catalogue'
import { type Lot, NO_FILM, pickPhotoLimit } from './build-car'
import { describeCommercially } from './commercial'
import { writeComment } from './comments'
import { addMonths, formatMonth, monthOf, pickArrival, pickRegoExpiry, toIso, yearsSince, type MonthOfYear } from './dates'
import { chooseCaravanFeatures } from './features'
import { makePlate, makeVin } from './identify'
import { CARAVAN_PAINTS } from './paint'
import { depreciate } from './price'
import type { Random } from './random'
import { photographCaravan } from './vary-caravans'
import type { IdentityFields, TechnicalFields, VehicleDocument } from './vehicle-document'

/** A caravan has no kilometres, so its value follows its years alone. */
const RETENTION = 1.12

/** Builds the document of one caravan (item_type caravan), with dimensions and masses instead of an engine. */
export function buildCaravan(caravan: Caravan, wanted: CarType, lot: Lot, now: number, random: Random): VehicleDocument {
  const { plan, yard } = lot
  const carType = caravan.to === null ? wanted : 'used'
  const build = pickBuild(caravan, carType, now, random)
  const paint = random.weighted(CARAVAN_PAINTS)
  const arrival = pickArrival(now, random)
  const features = chooseCaravanFeatures(caravan.level, random)
  const identity = describeIdentity(caravan, carType, build, lot, now, random)
  const voice = carType === 'used' ? 'caravan' : 'new caravan'
  const value = carType === 'new' ? caravan.newPrice * random.between(0.98, 1.03) : valueUsed(caravan, build, now)
  const commercial = describeCommercially(
    { ...plan, carType, value, ceiling: caravan.newPrice * 1.02, arrival, mayBeCertified: false, index: lot.index, serial: lot.serial },
    now,
    random,
  )
  const pictures = photographCaravan(
    { make: caravan.make, stocknum: lot.stocknum, colour: paint },
    0,
    pickPhotoLimit(commercial.status, random),
  )
  return {
    ...identity,
    ...commercial,
    ...describeTechnically(caravan),
    colour: paint,
    standardEquipment: features,
    ...NO_FILM,
    ...pictures,
    dealercomments: random.chance(0.06) ? null : writeComment({ ...identity, ...yard, voice, km: null, colour: paint, features }, random),
    city: yard.city,
    state: yard.state,
    created_at: toIso(arrival),
    dealershipKey: plan.dealershipKey,
    locationKey: yard.key,
  }
}

function pickBuild(caravan: Caravan, carType: CarType, now: number, random: Random): MonthOfYear {
  const today = monthOf(now)
  const last = Math.min(caravan.to ?? today.year, today.year)
  const year = carType === 'used' ? random.int(Math.max(caravan.from, last - 11), last - 1) : last
  return { year, month: random.int(0, year === today.year ? Math.max(0, today.month - 3) : 11) }
}

function valueUsed({ newPrice, to }: Caravan, build: MonthOfYear, now: number): number {
  const age = yearsSince(build, now)
  const listAge = Math.max(0, (to ?? monthOf(now).year) - build.year)
  return depreciate({ newPrice, age, listAge, km: age * 14_000, retention: RETENTION, isElectric: false })
}

function describeIdentity(caravan: Caravan, carType: CarType, build: MonthOfYear, lot: Lot, now: number, random: Random): IdentityFields {
  const name = `${build.year} ${caravan.make} ${caravan.model} ${caravan.badge}`
  const isRegistered = carType !== 'new'
  return {
    slug: slugify(`${name} ${lot.stocknum}`),
    name,
    year: build.year,
    make: caravan.make,
    model: caravan.model,
    badge: caravan.badge,
    series: `MY${String(build.year % 100).padStart(2, '0')}`,
    vin: makeVin('6T9', build.year, lot.serial, random),
    nvic: null,
    has_nvic: false,
    stocknum: lot.stocknum,
    regplate: isRegistered ? makePlate(lot.yard.state, random) : null,
    rego_expiry: isRegistered ? pickRegoExpiry(now, random) : null,
    car_type: carType,
    item_type: 'caravan',
    carsales_title: `${name} Caravan`,
    compliance_date: formatMonth(addMonths(build, 1)),
    build_date: formatMonth(build),
    categories: [...(caravan.sleeps >= 4 ? ['Family'] : ['Couples']), ...(/road|outback|terrain/i.test(caravan.badge) ? ['Off road'] : [])],
  }
}

const toMillimetres = (metres: number) => String(Math.round(metres * 1_000))

const AXLES: Partial<Record<string, number>> = { Single: 1, Tandem: 2 }
/** The usual share of an empty caravan's mass on the tow ball. */
const BALL_SHARE = 0.08

function pickRoad({ model, badge }: Caravan): RoadType {
  const name = `${model} ${badge}`
  if (/off ?road|all terrain|crosstrak|trooper|thrill seeker/i.test(name)) return 'off_road'
  return /outback|adventure|gecko|manta ray/i.test(name) ? 'semi_off_road' : 'on_road'
}

/** Families sleep in bunks; a long body has room for a bathroom and, without bunks, for a bed with space on both sides. */
function describeLayout({ sleeps, bodyLength }: Caravan) {
  const bunks = sleeps >= 4
  return { bunks, island_bed: !bunks && bodyLength >= 5.3, ensuite: bodyLength >= 5.6 }
}

function describeTechnically(caravan: Caravan): Omit<TechnicalFields, 'colour' | 'standardEquipment'> {
  return {
    ...NOTHING_DRIVES,
    body: 'Caravan',
    simple_body: 'Caravan',
    specifications: {
      body_width: toMillimetres(caravan.bodyWidth),
      body_length: toMillimetres(caravan.bodyLength),
      tare_weight: String(caravan.tare),
      axle_type: String(AXLES[caravan.axle] ?? 1),
      sleeps: String(caravan.sleeps),
      aggregate_trailer_mass: String(caravan.atm),
      ball_weight: Math.round((caravan.tare * BALL_SHARE) / 5) * 5,
      road_type: pickRoad(caravan),
      ...describeLayout(caravan),
    },
    variant: {
      cylinders: null,
      enginesize: null,
      enginesize_litres: null,
      induction: null,
      fuelconsumptioncombined: null,
      fuelcapacity: null,
      grossvehiclemass: null,
      vehiclelength: Math.round(caravan.bodyLength * 1_000 + 1_900),
      vehicleheight: null,
      vehiclewidth: Math.round(caravan.bodyWidth * 1_000),
      towingcapacitybraked: null,
      bodyconfiguration: null,
      torque: null,
      ancaprating: null,
      geartype: null,
    },
  }
}

const NOTHING_DRIVES = {
  km: null,
  interior_colour: null,
  fuel: null,
  simple_fuel: null,
  trans: null,
  simple_transmission: null,
  drive: null,
  seats: null,
  doors: null,
  engine_size: null,
  engine_size_litres: null,
  gearnum: null,
  bodyconfiguration: null,
}
