import type { CarType } from '@/domain/vehicle/vehicle'
import type { Badge, Make, Model } from '../catalogue/catalogue'
import { addMonths, monthOf, type MonthOfYear, yearsSince } from './dates'
import { KM_PER_YEAR } from './price'
import type { Random } from './random'

/** A parsed row of the catalogue, from which cars are made. */
export type Variant = { make: Make; model: Model; badge: Badge }

/** A particular car of a variant. */
export type Specimen = Variant & { year: number; carType: CarType; build: MonthOfYear; age: number; listAge: number; km: number }

const OLDEST = 13

export function listVariants(makes: Make[]): Variant[] {
  return makes.flatMap((make) => make.models.flatMap((model) => model.badges.map((badge) => ({ make, model, badge }))))
}

type Weighted = readonly (readonly [Variant, number])[]

/** A dealership's choices: any variant, its franchises, and those still sold new. */
export type VariantPools = { any: Weighted; own: Weighted; current: Weighted }

/** Cheap cars are more common than expensive ones, in every range. */
function weigh(variants: Variant[]): Weighted {
  return variants.map((variant) => [variant, (100_000 / variant.badge.newPrice) ** 0.5])
}

export function poolVariants(variants: Variant[], franchises: string[]): VariantPools {
  const own = variants.filter(({ make }) => franchises.includes(make.name))
  return { any: weigh(variants), own: weigh(own), current: weigh(own.filter(({ badge }) => badge.to === null)) }
}

/** Picks a variant for a yard: new and demo cars from current franchises, used ones from all. */
export function pickVariant({ any, own, current }: VariantPools, carType: CarType, random: Random): Variant {
  if (carType !== 'used' && current.length > 0) return random.weighted(current)
  return random.weighted(own.length > 0 && random.chance(0.35) ? own : any)
}

/** Picks year, build month and kilometres of a variant: recent years are more common, kilometres grow with age. */
export function pickSpecimen(variant: Variant, wanted: CarType, now: number, random: Random): Specimen {
  const today = monthOf(now)
  const carType = variant.badge.to === null ? wanted : 'used'
  const last = Math.min(variant.badge.to ?? today.year, today.year)
  const year =
    carType === 'used'
      ? pickUsedYear(variant, last, random)
      : random.chance(0.8)
        ? today.year
        : Math.max(variant.badge.from, today.year - 1)
  const latestMonth = year === today.year ? Math.max(0, today.month - 3) : 11
  const build = { year, month: random.int(0, latestMonth) }
  const age = carType === 'used' ? yearsSince(addMonths(build, 2), now) : 0
  return { ...variant, year, carType, build, age, listAge: Math.max(0, last - year), km: pickKm(variant, carType, age, random) }
}

function pickUsedYear({ badge }: Variant, last: number, random: Random): number {
  const first = Math.min(last, Math.max(badge.from, last - OLDEST))
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return random.weighted(years.map((year) => [year, Math.exp(-0.13 * (last - year))]))
}

const USE_BY_SHAPE: Partial<Record<Model['shape'], number>> = { van: 1.3, ute: 1.15, coupe: 0.5, convertible: 0.5 }

function pickKm({ model, badge }: Variant, carType: CarType, age: number, random: Random): number {
  if (carType === 'new') return random.int(4, 28)
  if (carType === 'demo') return random.int(600, 9_500)
  const use = (USE_BY_SHAPE[model.shape] ?? 1) * (badge.newPrice > 95_000 ? 0.7 : 1)
  const spread = (random.between(0.45, 1.35) + random.between(0.45, 1.35)) / 2
  return Math.max(350, Math.round(Math.max(age, 0.25) * KM_PER_YEAR * use * spread))
}
