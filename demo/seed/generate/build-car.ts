import { slugify } from '@/domain/text/slug'
import type { Shape } from '../catalogue/catalogue'
import { describeCommercially } from './commercial'
import { writeComment } from './comments'
import { addMonths, formatMonth, pickArrival, pickRegoExpiry, toIso } from './dates'
import { chooseFeatures } from './features'
import { pickHistoryReport } from './history-report'
import { makeNvic, makePlate, makeVin } from './identify'
import { keepDrawnPaints, PAINTS, PRESTIGE_PAINTS, resolveDrawnFamily } from './paint'
import { takePictures } from './pictures'
import type { Specimen } from './pick-variant'
import { depreciate } from './price'
import type { Random } from './random'
import type { StockPlan, StockYard } from './stock-plan'
import { describeTechnically } from './technical'
import type { CommercialFields, IdentityFields, VehicleDocument } from './vehicle-document'

/** A vehicle's location, and its number within its dealership and on the platform. */
export type Lot = { plan: StockPlan; yard: StockYard; index: number; serial: number; stocknum: string }

/** Builds the document of one car. Everything follows from the specimen, the lot and the random stream. */
export function buildCar(specimen: Specimen, lot: Lot, now: number, random: Random, paintName?: string): VehicleDocument {
  const { model, badge, carType, km } = specimen
  const { plan, yard } = lot
  const isPrestige = plan.range === 'prestige'
  const paint = paintName ?? random.weighted(keepDrawnPaints(isPrestige ? PRESTIGE_PAINTS : PAINTS, model.shape))
  const arrival = pickArrival(now, random)
  const features = chooseFeatures(model, badge, isPrestige, random)
  const identity = describeIdentity(specimen, lot, now, random)
  const commercial = describeCommercially(
    { ...plan, ...valueOf(specimen, plan, random), carType, arrival, index: lot.index, serial: lot.serial },
    now,
    random,
  )
  const voice = carType === 'used' && isPrestige ? 'prestige' : carType
  const { name, year } = identity
  const { city, state } = yard
  // V8 takes nine times as long for a literal with this many spreads.
  const car = Object.assign(identity, commercial, describeTechnically(model, badge, identity.year), NO_FILM)
  const limit = pickPhotoLimit(commercial.status, random)
  const interior = random.weighted(INTERIORS)
  const family = resolveDrawnFamily(paint, model.shape)
  const pictures = takePictures(
    { body: model.shape, family, make: identity.make, stocknum: lot.stocknum, interior, place: plan.place },
    limit,
  )
  return Object.assign(car, pictures, {
    file: pickHistoryReport(carType, lot.stocknum),
    km,
    colour: paint,
    interior_colour: interior,
    standardEquipment: features,
    categories: listCategories(specimen, commercial),
    dealercomments: random.chance(0.06)
      ? null
      : writeComment({ name, year, city, state, voice, model: callModel(specimen), km, colour: paint, features }, random),
    city,
    state,
    created_at: toIso(arrival),
    dealershipKey: plan.dealershipKey,
    locationKey: yard.key,
  })
}

/** Returns 'RAV4', as in 'this RAV4', but 'Mazda 3'. */
function callModel({ make, model }: Specimen): string {
  return /^\d+$/.test(model.name) ? `${make.name} ${model.name}` : model.name
}

export const NO_FILM = { video_url: null, external_video_url: null, spin_code: null, spin_interior_image: null, file: null }

const INTERIORS = [
  ['Black', 10],
  ['Charcoal', 4],
  ['Grey', 3],
  ['Beige', 1],
  ['Tan', 1],
  ['Red', 0.4],
] as const

/** Returns the number of photos for cars that are not fully photographed yet: none, one or two, fewer than listings require (CAR-18). */
export function pickPhotoLimit(status: CommercialFields['status'], random: Random): number {
  return random.chance(status === 'coming_soon' ? 0.15 : 0.02) ? random.int(0, 2) : Infinity
}

/** Utes and off-roaders retain their value better than their makes do. */
const HELD_BETTER: Partial<Record<Shape, number>> = { ute: 1.07, '4x4': 1.09 }

/** Returns the market value and the maximum price. New and demo cars follow the price list, used ones depreciate. */
function valueOf({ make, model, badge, carType, age, listAge, km }: Specimen, plan: StockPlan, random: Random) {
  const { newPrice } = badge
  const mayBeCertified = carType === 'used' && age < 7 && plan.franchises.includes(make.name)
  if (carType === 'new') return { value: newPrice * random.between(0.985, 1.03), ceiling: newPrice * 1.03, mayBeCertified }
  if (carType === 'demo') return { value: newPrice * random.between(0.89, 0.95), ceiling: newPrice * 0.96, mayBeCertified }
  const wear = {
    newPrice,
    age,
    listAge,
    km,
    retention: make.retention * (HELD_BETTER[model.shape] ?? 1),
    isElectric: badge.engine.fuel === 'Electric',
  }
  return { value: depreciate(wear), ceiling: newPrice * 0.97, mayBeCertified }
}

function describeIdentity(specimen: Specimen, lot: Lot, now: number, random: Random): Omit<IdentityFields, 'categories'> {
  const { make, model, badge, year, carType, build } = specimen
  const name = [year, make.name, model.name, ...(badge.name === 'Base' ? [] : [badge.name])].join(' ')
  const series = model.series.findLast(({ from }) => from <= year) ?? model.series[0]
  const nvic = random.chance(0.92) ? makeNvic(year, random) : null
  const isRegistered = carType !== 'new'
  return {
    slug: slugify(`${name} ${lot.stocknum}`),
    name,
    year,
    make: make.name,
    model: model.name,
    badge: badge.name,
    series: `${series?.code ?? ''} MY${String(year % 100).padStart(2, '0')}`.trim(),
    vin: makeVin(random.pick(make.wmis), year, lot.serial, random),
    nvic,
    has_nvic: nvic !== null,
    stocknum: lot.stocknum,
    regplate: isRegistered ? makePlate(lot.yard.state, random) : null,
    rego_expiry: isRegistered ? pickRegoExpiry(now, random) : null,
    car_type: carType,
    item_type: null,
    carsales_title: `${name} ${badge.gearbox === 'manual' ? 'Manual' : 'Auto'} ${badge.drive === 'FWD' ? '2WD' : badge.drive}`,
    compliance_date: formatMonth(addMonths(build, random.int(1, 2))),
    build_date: formatMonth(build),
  }
}

function listCategories({ model, badge }: Specimen, { price }: CommercialFields): string[] {
  const { fuel } = badge.engine
  return [
    ...(fuel === 'Electric' || fuel === 'PHEV' || fuel === 'Hybrid' ? ['Electric and hybrid'] : []),
    ...(badge.seats >= 7 ? ['Family'] : []),
    ...(model.shape === '4x4' || badge.drive === '4x4' ? ['Off road'] : []),
    ...(model.shape === 'ute' || model.shape === 'van' ? ['Commercial'] : []),
    ...((model.towing ?? 0) >= 3_000 ? ['Towing'] : []),
    ...(model.shape === 'coupe' || model.shape === 'convertible' ? ['Sports'] : []),
    ...(price !== null && price > 100 && price < 20_000 ? ['First car'] : []),
    ...(badge.newPrice >= 100_000 ? ['Prestige'] : []),
  ]
}
