import { isAvailable } from '@/domain/vehicle/availability/availability'
import { financeYearAt } from '@/domain/finance/eligibility'
import { resolveWeeklyEstimate, type EstimateSettings } from '@/domain/finance/weekly-estimate'
import { formatMoney } from '@/domain/money/money'
import { resolveMarketIndicator } from '@/domain/pricing/market-indicator'
import { resolvePriceBasis, resolvePriceType } from '@/domain/pricing/price-basis'
import { isSubscription, resolvePriceDisplay, resolveWasPrice, type PriceSettings } from '@/domain/pricing/price-display'
import { resolveSaveControl, type SaveControl, type SaveSettings } from '@/domain/account/save-control'
import type { EffectiveSwitches } from '@/domain/switches/switches'
import { resolveTag, type Tag, type TagSettings } from '@/domain/vehicle/tag'
import { toObjectPosition } from '@/domain/vehicle/focal-point'
import type { CarType, VehicleCard } from '@/domain/vehicle/vehicle'
import { type CardFact, formatKilometres, listCardFacts } from './card-facts'
import { formatWeekly, type WeeklyView } from './weekly-view'
import { findKind } from '@/domain/vehicle/kinds/kinds'

/** The price (PRC-01): an amount with its basis, or a text instead. */
export type PriceView = {
  /** '$42,990', 'PREORDER' or 'Enquire for price.' */
  text: string
  isAmount: boolean
  /** The text below or beside an amount: 'Drive away', 'per week by subscription'. */
  basis: string | null
  /** The previous price, struck through: '$44,490'. */
  was: string | null
  /** 'Save $1,500' */
  saving: string | null
}

/** Everything that a result card renders, as plain data that can be sent as JSON. */
export type CardView = {
  id: number
  href: string
  enquireHref: string
  /** '2023 Toyota RAV4'. Never cut. */
  name: string
  /** '2023 Toyota' */
  yearAndMake: string
  model: string
  /** 'GX Hybrid · AXAH52R MY23'. On one line, cut with an ellipsis. */
  badgeLine: string | null
  facts: CardFact[]
  /** 'Used', 'Demo', 'New' */
  condition: string
  /** 'View car', 'View caravan' */
  viewLabel: string
  tag: Tag | null
  price: PriceView
  weekly: WeeklyView | null
  /** '$1,240 below market average' */
  market: string | null
  photoUrl: string | null
  /** CSS `object-position` of the photo's focal point; absent for the middle. */
  photoPosition?: string | undefined
  photosCount: number
  /** The form that requests photos. Null when there are photos or the site does not offer it (SRP-17). */
  photoRequestHref: string | null
  /** The vehicle's body, for the drawing that replaces a missing photo. */
  body: string | null
  /** The location's city or name. In a search with a distance: 'Moorooka, 6 km'. */
  place: string | null
  dealership: string
  stockNumber: string | null
  isSold: boolean
  /** The save and compare buttons. */
  keep: SaveControl | null
}

type PhotoRequestSettings = Pick<EffectiveSwitches, 'requestPhotosEnabled'>

/** The switches that a card depends on, and the time that its tags are computed for (Unix seconds). */
export type CardSettings = { switches: PriceSettings & TagSettings & EstimateSettings & SaveSettings & PhotoRequestSettings; now: number }

export const CONDITIONS: Record<CarType, string> = { new: 'New', demo: 'Demo', used: 'Used' }

type PricedCar = Parameters<typeof resolvePriceDisplay>[0] & Parameters<typeof resolveWasPrice>[0] & { priceType: string | null }

/** Says beside the amount that the car is offered by subscription, wherever a price is shown (LOOK-09). */
const SUBSCRIPTION_BASIS = 'per week by subscription'

/** Returns the formatted price of a vehicle (PRC-01 to PRC-08). */
export function toPriceView(car: PricedCar, settings: PriceSettings): PriceView {
  const display = resolvePriceDisplay(car, settings)
  const words = { basis: null, was: null, saving: null }
  switch (display.kind) {
    case 'subscription':
      return { ...words, text: formatMoney(display.amount), isAmount: true, basis: SUBSCRIPTION_BASIS }
    case 'preorder':
    case 'none':
      return { ...words, text: display.text, isAmount: false }
    case 'price': {
      const was = resolveWasPrice(car, display) ?? display.reducedFrom
      return {
        text: formatMoney(display.amount),
        isAmount: true,
        basis: resolvePriceBasis(car).label ?? resolvePriceType(car),
        was: was === null ? null : formatMoney(was),
        saving: was === null ? null : `Save ${formatMoney(was - display.amount)}`,
      }
    }
  }
}

/**
 * Returns the weekly estimate with both rates (FIN-24), or null for a subscription or without a price.
 * @param now Unix seconds, for the maximum age of the vehicle (FIN-28).
 */
export function toWeeklyView(
  car: PricedCar & Parameters<typeof resolveWeeklyEstimate>[0],
  settings: PriceSettings & EstimateSettings,
  now: number,
): WeeklyView | null {
  if (resolvePriceDisplay(car, settings).kind !== 'price') return null
  const estimate = resolveWeeklyEstimate(car, settings, financeYearAt(now))
  return estimate && formatWeekly(estimate)
}

/**
 * Returns the market line in whole dollars: '$1,240 below market average' (GAUGE-08). A subscription has none, as the market is about
 * purchase prices.
 */
export function toMarketLine(
  car: Parameters<typeof resolveMarketIndicator>[0] & Parameters<typeof isSubscription>[0],
  settings: PriceSettings,
): string | null {
  if (isSubscription(car, settings)) return null
  const below = resolveMarketIndicator(car)
  return below === null ? null : `${formatMoney(Math.floor(below / 100) * 100)} below market average`
}

function joinWords(parts: (string | number | null)[], separator: string): string {
  return parts.filter((part) => part !== null && part !== '').join(separator)
}

/** Formats a distance: '6 km', 'under 1 km' (SRCH-20). */
function toDistance(km: number | null): string | null {
  if (km === null) return null
  return km < 1 ? 'under 1 km' : formatKilometres(Math.round(km))
}

/** Returns the address of the enquiry form on the vehicle's page. */
export function toEnquireHref(path: string): string {
  return `${path}#enquire`
}

type PicturedCar = Pick<VehicleCard, 'path' | 'status' | 'primaryImageUrl' | 'images'>

/**
 * Returns the address of the photo request form on the vehicle's page, or null for a vehicle that has photos or is sold, and on sites
 * without this form (SRP-17, LEAD-24).
 */
export function toPhotoRequestHref(
  car: PicturedCar & Parameters<typeof isAvailable>[0],
  { requestPhotosEnabled }: PhotoRequestSettings,
): string | null {
  const hasPhoto = car.primaryImageUrl !== null || car.images.some((image) => !image.isVideo)
  return requestPhotosEnabled && !hasPhoto && isAvailable(car) ? `${car.path}#request-photos` : null
}

/** Builds the view of a result card (SRP-01 to SRP-03, CAR-06 to CAR-14, PRC-01 to PRC-08). */
export function toCardView(card: VehicleCard, { switches, now }: CardSettings): CardView {
  const isSold = !isAvailable(card)
  const yearAndMake = joinWords([card.year, card.make], ' ')
  const name = joinWords([yearAndMake, card.model], ' ')
  const photoUrl = card.primaryImageUrl ?? card.images.find((image) => !image.isVideo)?.url ?? null
  const focal = card.images.find(({ url }) => url === photoUrl)?.focal
  return {
    id: card.id,
    href: card.path,
    enquireHref: toEnquireHref(card.path),
    name,
    yearAndMake,
    model: card.model,
    badgeLine: joinWords([card.badge, card.series], ' · ') || null,
    facts: listCardFacts(card),
    condition: CONDITIONS[card.carType],
    viewLabel: findKind(card.kind).words.view,
    tag: resolveTag(card, switches, now),
    price: toPriceView(card, switches),
    weekly: isSold ? null : toWeeklyView(card, switches, now),
    market: isSold ? null : toMarketLine(card, switches),
    photoUrl,
    photoPosition: focal && toObjectPosition(focal),
    photosCount: card.photosCount,
    photoRequestHref: toPhotoRequestHref(card, switches),
    body: findKind(card.kind).icon ?? card.simpleBody ?? card.body,
    place: joinWords([card.city ?? card.locationName, toDistance(card.distanceKm ?? null)], ', ') || null,
    dealership: card.dealershipName,
    stockNumber: card.stockNumber,
    isSold,
    keep: resolveSaveControl(card, name, switches),
  }
}
