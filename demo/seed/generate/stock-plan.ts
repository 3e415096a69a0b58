import type { Place } from '@demo/renderer/views'
import type { CarType } from '@/domain/vehicle/vehicle'
import type { FinanceTerms } from './price'

/** A yard with stock; the keys are those of the demonstration content. */
export type StockYard = { key: string; city: string; state: string; weight: number }

/** A car that exists whatever the seed: pages, pictures and tests refer to it by its stock number. */
export type ShowcaseCar = {
  make: string
  model: string
  badge: string
  year: number
  carType: CarType
  stocknum: string
  locationKey: string
  paint: string
  km: number
  price: number
  beforePrice?: number
  /** Dollars per week. */
  subscriptionPrice?: number
  /** Month in which it was built, from 0. */
  buildMonth: number
  comments?: string
}

/** What one dealership has for sale. */
export type StockPlan = {
  dealershipKey: string
  yards: StockYard[]
  count: number
  /** Letters before the stock number; unique on the platform. */
  stockPrefix: string
  /** Where its cars are photographed. */
  place: Place
  range: 'volume' | 'prestige' | 'aurora' | 'caravans'
  /** Share of new, demo and used. */
  mix: Record<CarType, number>
  /** Makes sold new and as demos. Used stock is of any make in the range. */
  franchises: string[]
  finance: FinanceTerms
  /** Share of the used stock that can be subscribed to. */
  subscriptionShare: number
  /** Share of used prices that exclude government charges. */
  excludingShare: number
  showcase: ShowcaseCar[]
}
