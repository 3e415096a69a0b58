import { isAvailable } from '@/domain/vehicle/availability/availability'
import { financeYearAt } from '@/domain/finance/eligibility'
import { resolveWeeklyEstimate, type EstimateSettings } from '@/domain/finance/weekly-estimate'
import { formatMoney } from '@/domain/money/money'
import { resolveMarketIndicator } from '@/domain/pricing/market-indicator'
import { resolvePriceBasis, resolvePriceType } from '@/domain/pricing/price-basis'
import { resolvePriceDisplay, resolveWasPrice, type PriceSettings } from '@/domain/pricing/price-display'
import { resolveSaveControl, type SaveControl, type SaveSettings } from '@/domain/account/save-control'
import type { EffectiveSwitches } from '@/domain/switches/switches'
import { resolveTag, type Tag, type TagSettings } from '@/domain/vehicle/tag'
import type { CarType, VehicleCard } from '@/domain/vehicle/vehicle'
import { type CardFact, formatKilometres, listCardFacts } from './card-facts'
import { toWeeklyWords, type WeeklyView } from './weekly-view'

/** What stands in a price's place (PRC-01): an amount with its basis, or words. */
export type PriceView = {
  /** '$42,990', 'PREORDER' or 'Enquire for price.' */
  text: string
  isAmount: boolean
  /** 'Drive away', 'per week': the words under or beside an amount. */
  basis: string | null
  /** '$44,490', struck through. */
  was: string | null
  /** 'Save $1,500' */
  saving: string | null
}

/** All that a result card draws; plain data, so that it travels to the browser as JSON. */
export type CardView = {
  id: number
  href: string
  enquireHref: string
  /** '2023 Toyota RAV4', never cut. */
  name: string
  /** '2023 Toyota' */
  yearAndMake: string
  model: string
  /** 'GX Hybrid · AXAH52R MY23' on one line with an ellipsis. */
  badgeLine: string | null
  facts: CardFact[]
  /** 'Used', 'Demo', 'New' */
  condition: string
  tag: Tag | null
  price: PriceView
  weekly: WeeklyView | null
  /** '$1,240 below market average' */
  market: string | null
  photoUrl: string | null
  photosCount: number
  /** Where photos are asked for; null unless there are none and the site offers it (SRP-17). */
  photoRequestHref: string | null
  /** The body of the car, for the drawing that stands in for a missing photo. */
  body: string | null
  /** The yard: the city it is in, or the location's name; with how far it is when a search is around a place: 'Moorooka, 6 km'. */
  place: string | null
  dealership: string
  stockNumber: string | null
  isSold: boolean
  /** The buttons that keep it. */
  keep: SaveControl | null
}

type PhotoRequestSettings = Pick<EffectiveSwitches, 'requestPhotosEnabled'>

/** The switches that a card depends on, and the instant its tags are told for (Unix seconds). */
export type CardSettings = { switches: PriceSettings & TagSettings & EstimateSettings & SaveSettings & PhotoRequestSettings; now: number }

export const CONDITIONS: Record<CarType, string> = { new: 'New', demo: 'Demo', used: 'Used' }

type PricedCar = Parameters<typeof resolvePriceDisplay>[0] & Parameters<typeof resolveWasPrice>[0] & { priceType: string | null }

/** The price of a car in the words that views put down (PRC-01 to PRC-08). */
export function toPriceView(car: PricedCar, settings: PriceSettings): PriceView {
  const display = resolvePriceDisplay(car, settings)
  const words = { basis: null, was: null, saving: null }
  switch (display.kind) {
    case 'subscription':
      return { ...words, text: formatMoney(display.amount), isAmount: true, basis: 'per week' }
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
 * The weekly estimate of a car that is bought, with its two rates (FIN-24); null beside a subscription or where there is no price.
 * @param now Unix seconds, for the age that a car may have (FIN-28).
 */
export function toWeeklyView(
  car: PricedCar & Parameters<typeof resolveWeeklyEstimate>[0],
  settings: PriceSettings & EstimateSettings,
  now: number,
): WeeklyView | null {
  if (resolvePriceDisplay(car, settings).kind !== 'price') return null
  const estimate = resolveWeeklyEstimate(car, settings, financeYearAt(now))
  return estimate && toWeeklyWords(estimate)
}

/** '$1,240 below market average', in whole dollars (GAUGE-08). */
export function toMarketLine(car: Parameters<typeof resolveMarketIndicator>[0]): string | null {
  const below = resolveMarketIndicator(car)
  return below === null ? null : `${formatMoney(Math.floor(below / 100) * 100)} below market average`
}

function joinWords(parts: (string | number | null)[], separator: string): string {
  return parts.filter((part) => part !== null && part !== '').join(separator)
}

/** '6 km', 'under 1 km' (SRCH-20). */
function toDistance(km: number | null): string | null {
  if (km === null) return null
  return km < 1 ? 'under 1 km' : formatKilometres(Math.round(km))
}

/** The address of a car's enquiry form on its own page. */
export function toEnquireHref(path: string): string {
  return `${path}#enquire`
}

type PicturedCar = Pick<VehicleCard, 'path' | 'status' | 'primaryImageUrl' | 'images'>

/** The form that asks for photos of a car that has none, on its own page; null for a car with photos, a sold one, and sites that don't offer it (SRP-17, LEAD-24). */
export function toPhotoRequestHref(
  car: PicturedCar & Parameters<typeof isAvailable>[0],
  { requestPhotosEnabled }: PhotoRequestSettings,
): string | null {
  const hasPhoto = car.primaryImageUrl !== null || car.images.some((image) => !image.isVideo)
  return requestPhotosEnabled && !hasPhoto && isAvailable(car) ? `${car.path}#request-photos` : null
}

/** A stock card → what the result card shows (SRP-01 to SRP-03, CAR-06 to CAR-14, PRC-01 to PRC-08). */
export function toCardView(card: VehicleCard, { switches, now }: CardSettings): CardView {
  const isSold = !isAvailable(card)
  const yearAndMake = joinWords([card.year, card.make], ' ')
  const name = joinWords([yearAndMake, card.model], ' ')
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
    tag: resolveTag(card, switches, now),
    price: toPriceView(card, switches),
    weekly: isSold ? null : toWeeklyView(card, switches, now),
    market: isSold ? null : toMarketLine(card),
    photoUrl: card.primaryImageUrl ?? card.images.find((image) => !image.isVideo)?.url ?? null,
    photosCount: card.photosCount,
    photoRequestHref: toPhotoRequestHref(card, switches),
    body: card.itemType ?? card.simpleBody ?? card.body,
    place: joinWords([card.city ?? card.locationName, toDistance(card.distanceKm ?? null)], ', ') || null,
    dealership: card.dealershipName,
    stockNumber: card.stockNumber,
    isSold,
    keep: resolveSaveControl(card, name, switches),
  }
}
