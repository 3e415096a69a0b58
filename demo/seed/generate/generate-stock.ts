import { CAR_TYPES } from '@/domain/vehicle/vehicle'
import { catalogue } from '../catalogue'
import { buildCar, type Lot } from './build-car'
import { buildCaravan } from './build-caravan'
import { quoteLender } from './commercial'
import { toIso, yearsSince } from './dates'
import { resolveDrawnFamily } from './paint'
import { listVariants, pickSpecimen, pickVariant, poolVariants, type Specimen, type Variant, type VariantPools } from './pick-variant'
import { takePictures } from './pictures'
import { quoteWeekly } from './price'
import { createRandom, hashSeed, type Random } from './random'
import type { ShowcaseCar, StockPlan } from './stock-plan'
import { varyCaravans } from './vary-caravans'
import type { VehicleDocument } from './vehicle-document'

const DAY = 86_400
const FIRST_SERIAL = 100_000
/** Showcase cars come first in every listing that is sorted by rank. */
const SHOWCASE_RANK = 1_000
/** Prestige makes that any yard accepts as trade-ins. */
const SOLD_EVERYWHERE = ['BMW', 'Audi', 'Mercedes-Benz', 'Lexus', 'Volvo']

const VARIANTS: Record<Exclude<StockPlan['range'], 'caravans'>, Variant[]> = {
  volume: listVariants([...catalogue.volume, ...catalogue.prestige.filter(({ name }) => SOLD_EVERYWHERE.includes(name))]),
  prestige: listVariants(catalogue.prestige),
  aurora: listVariants(catalogue.aurora),
}

/** Values and kilometres are computed for this instant, so that the demonstration has the same cars at the same prices on any day. */
const RECKONED_AT = Date.UTC(2026, 10, 21, 2) / 1000

/** `now` in Unix seconds: arrivals, sales and regos are relative to it. The same seed and plans give the same cars. */
export type StockRequest = { now: number; seed: number; plans: StockPlan[] }

/** Generates the stock of every plan, in order. Slugs, stock numbers and VINs are unique across all of them. */
export function generateStock({ now, seed, plans }: StockRequest): VehicleDocument[] {
  let serial = FIRST_SERIAL
  const stock = plans.flatMap((plan) => {
    const pools = plan.range === 'caravans' ? null : poolVariants(VARIANTS[plan.range], plan.franchises)
    return Array.from({ length: plan.count }, (_, index) => {
      serial += 1
      const random = createRandom(hashSeed(`${seed}/${plan.dealershipKey}/${index}`))
      const place = { plan, index, serial }
      const car = plan.showcase[index]
      const document = car ? buildShowcase(car, place, RECKONED_AT, random) : buildAny(place, pools, RECKONED_AT, random)
      return moveInTime(document, now - RECKONED_AT)
    })
  })
  return varyCaravans(stock)
}

function moveInTime(document: VehicleDocument, seconds: number): VehicleDocument {
  const { created_at, sold_date_timestamp, rego_expiry } = document
  const move = (date: string) => toIso(Date.parse(date) / 1000 + seconds)
  return {
    ...document,
    created_at: move(created_at),
    sold_date_timestamp: sold_date_timestamp === null ? null : sold_date_timestamp + seconds,
    rego_expiry: rego_expiry === null ? null : move(rego_expiry).slice(0, 10),
  }
}

type Place = Pick<Lot, 'plan' | 'index' | 'serial'>

function buildAny(place: Place, pools: VariantPools | null, now: number, random: Random): VehicleDocument {
  const { plan, index } = place
  const yard = random.weighted(plan.yards.map((candidate) => [candidate, candidate.weight]))
  const lot: Lot = { ...place, yard, stocknum: `${plan.stockPrefix}${30_000 + index * 3 + random.int(0, 2)}` }
  const carType = random.weighted(CAR_TYPES.map((type) => [type, plan.mix[type]]))
  if (!pools) return buildCaravan(random.pick(catalogue.caravans), carType, lot, now, random)
  return buildCar(pickSpecimen(pickVariant(pools, carType, random), carType, now, random), lot, now, random)
}

/** Builds a car that the plan names: listed, priced and photographed, whatever the random stream would give. */
function buildShowcase(car: ShowcaseCar, place: Place, now: number, random: Random): VehicleDocument {
  const { plan, index } = place
  const variant = listVariants([...catalogue.volume, ...catalogue.prestige, ...catalogue.aurora]).find((candidate) =>
    isVariantOf(candidate, car),
  )
  const yard = plan.yards.find(({ key }) => key === car.locationKey)
  if (!variant || !yard)
    throw new Error(
      `${car.stocknum}: no ${car.make} ${car.model} ${car.badge} of ${car.year} in the catalogue, or no yard '${car.locationKey}'`,
    )
  const build = { year: car.year, month: car.buildMonth }
  const age = car.carType === 'used' ? yearsSince(build, now) : 0
  const specimen: Specimen = { ...variant, year: car.year, carType: car.carType, km: car.km, build, age, listAge: 0 }
  const document = buildCar(specimen, { ...place, yard, stocknum: car.stocknum }, now, random, car.paint)
  const { shape } = variant.model
  const family = resolveDrawnFamily(car.paint, shape)
  const pictured = { body: shape, family, make: car.make, stocknum: car.stocknum, interior: document.interior_colour, place: plan.place }
  return {
    ...document,
    ...takePictures(pictured),
    ...ON_SHOW,
    price: car.price,
    before_price: car.beforePrice ?? null,
    subscription_price: car.subscriptionPrice ?? null,
    autograb_data: marketOf(car.price, index),
    youxQuote: quoteWeekly(car.price, plan.finance),
    finance_lenders: quoteLender(car.price, plan.finance),
    custom_rank: SHOWCASE_RANK - index,
    created_at: toIso(now - Math.round((1 + index * 0.6) * DAY)),
    dealercomments: car.comments ?? document.dealercomments,
  }
}

/** Every third showcase car is priced below its market, the others a little above. */
function marketOf(price: number, index: number) {
  const gap = index % 3 === 0 ? 10 * Math.round((300 + price * 0.0219) / 10) : -350
  return { average_market_price: price + gap, state_average_market_price: price + gap - 340 }
}

const ON_SHOW = {
  status: 'in_stock',
  sold_date_timestamp: null,
  show_on_dealer_website: true,
  offer_price: null,
  price_type: 'Drive away',
  preorder: false,
  sold: false,
  reserved: false,
  tag: null,
} as const

function isVariantOf({ make, model, badge }: Variant, car: ShowcaseCar): boolean {
  return (
    make.name === car.make &&
    model.name === car.model &&
    badge.name === car.badge &&
    badge.from <= car.year &&
    car.year <= (badge.to ?? Infinity)
  )
}
