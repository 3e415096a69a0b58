import { toDollars } from '../money/money'
import { resolveAskingPrice } from '../pricing/price-display'
import type { Vehicle } from './vehicle'

/** The facts about a vehicle that forms and calculators show. */
export type CarSummary = {
  id: number
  slug: string
  name: string
  path: string
  /** The first photo; null without photos. */
  picture: string | null
  /** The asking price in dollars; null without a price. */
  price: number | null
  /** The slug of its dealership, as forms use it. */
  dealership: string
}

type Summarised = Pick<Vehicle, 'id' | 'slug' | 'name' | 'path' | 'images' | 'price' | 'offerPrice' | 'dealership'>

/** Converts a vehicle to its summary for forms and calculators (FIN-02, FIN-20). */
export function toCarSummary(vehicle: Summarised): CarSummary {
  const { id, slug, name, path, images, dealership } = vehicle
  const price = resolveAskingPrice(vehicle)
  const picture = images.find(({ isVideo }) => !isVideo)
  return {
    id,
    slug,
    name,
    path,
    picture: picture ? (picture.thumbUrl ?? picture.url) : null,
    price: price === null ? null : toDollars(price),
    dealership: dealership.slug,
  }
}

const isText = (value: unknown) => typeof value === 'string'
const orNull = (isKind: (value: unknown) => boolean) => (value: unknown) => value === null || isKind(value)
const isNumber = (value: unknown) => typeof value === 'number'
const KINDS: Record<keyof CarSummary, (value: unknown) => boolean> = {
  id: isNumber,
  slug: isText,
  name: isText,
  path: isText,
  picture: orNull(isText),
  price: orNull(isNumber),
  dealership: isText,
}

/** Checks whether a response is a vehicle summary. */
export function isCarSummary(answer: unknown): answer is CarSummary {
  return typeof answer === 'object' && answer !== null && Object.entries(KINDS).every(([name, isKind]) => isKind(Reflect.get(answer, name)))
}
