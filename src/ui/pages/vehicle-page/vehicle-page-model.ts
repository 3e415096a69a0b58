import { isAvailable } from '@/domain/vehicle/availability/availability'
import { findDirections, resolveLocationBanner, type LocationBanner } from '@/domain/vehicle/availability/location-banner'
import { resolveTradeInHref } from '@/domain/vehicle/availability/trade-in'
import { resolveRego } from '@/domain/time/rego'
import { wallClockAt } from '@/domain/time/zone'
import { isEligibleForFinance } from '@/domain/finance/eligibility'
import { resolveFinanceHref } from '@/domain/finance/finance-href'
import { listPhotos } from '@/domain/vehicle/gallery/gallery-view'
import type { Photo } from '@/domain/vehicle/gallery/slots'
import { resolveEnquiryButton, type EnquiryButton } from '@/domain/leads/form/enquiry-button'
import { resolvePhone } from '@/domain/locations/phone'
import { type PhoneNumber, toPhoneNumber } from '@/domain/locations/phone-view'
import { isSubscription } from '@/domain/pricing/price-display'
import { resolvePriceType } from '@/domain/pricing/price-basis'
import { isShownValue, listFeatures, listSpecifications, type Specification } from '@/domain/vehicle/specifications'
import { listSubscriptionTerms } from '@/domain/vehicle/subscription'
import { resolveTag, type Tag } from '@/domain/vehicle/tag'
import type { SiteLink, Tenant } from '@/domain/tenant/tenant'
import { resolveDealerComments, type DealerComments } from '@/domain/text/dealer-comments'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { listCardFacts, type CardFact } from '@/ui/sections/vehicle-card/card-facts'
import {
  toEnquireHref,
  toMarketLine,
  toPhotoRequestHref,
  toPriceView,
  toWeeklyView,
  type PriceView,
} from '@/ui/sections/vehicle-card/card-view'
import type { WeeklyView } from '@/ui/sections/vehicle-card/weekly-view'
import { toVehicleCrumbs } from './vehicle-crumbs'
import { findKind, type StockWords } from '@/domain/vehicle/kinds/kinds'

/** The first items of a list and the rest behind a toggle (VDP-12, VDP-14). */
export type CutList<Item> = { first: Item[]; others: Item[] }

/** A phone number. `shown` is the visible part until the visitor reveals the rest (PHONE-01). */

/** A day of a location's opening hours, formatted. */
export type DayView = { name: string; text: string; isToday: boolean }

export type LocationView = {
  name: string
  address: string
  directionsHref: string | null
  stockHref: string
  /** 'Open until 5:30 pm'; null when the hours are not known. */
  openText: string | null
  week: DayView[]
  /** A picture of the location. */
  picture: { url: string; width: number; height: number; alt: string } | null
}

/** Everything that a vehicle page renders, as plain data. */
export type VehiclePageModel = {
  id: number
  slug: string
  /** The words for its kind (KIND-02). */
  words: StockWords
  crumbs: SiteLink[]
  /** The last breadcrumb, which has no link: the body, or the model. */
  current: string
  /** '2023 Toyota RAV4' */
  name: string
  yearAndMake: string
  /** 'RAV4 GX Hybrid' */
  modelAndBadge: string
  /** 'GX Hybrid · AXAH52R' */
  badgeLine: string | null
  /** '971 series in Jet Black' */
  summary: string | null
  photos: Photo[]
  /** The form that requests photos. Null when there are photos or the site does not offer it (SRP-17). */
  photoRequestHref: string | null
  body: string | null
  tag: Tag | null
  isSold: boolean
  isCertified: boolean
  /** The facts of its kind: for a car kilometres, transmission, fuel and body (VDP-04, KIND-05). */
  facts: CardFact[]
  price: PriceView
  /** The terms of a subscription (LOOK-09). Null for a vehicle that is sold, or for sale. */
  subscription: Specification[] | null
  /** The price type as entered, for the positions that show it unchanged (PRC-08). */
  priceType: string | null
  weekly: WeeklyView | null
  /** The sidebar's link to finance (FIN-36): its text, and the finance page with its form prefilled (FIN-01). */
  finance: SiteLink
  market: string | null
  stockNumber: string | null
  place: string | null
  phone: PhoneNumber | null
  /** The label of the enquiry button, and the chat that it opens instead of the form (VDP-06). */
  enquiry: EnquiryButton
  enquireHref: string
  /** The finance form. Null for a vehicle without finance (FIN-01, FIN-27). */
  financeHref: string | null
  tradeInHref: string | null
  /** '28,410 km · Automatic · SUV · Moorooka' */
  stickyFacts: string
  historyReportUrl: string | null
  specifications: CutList<Specification>
  specificationsToggle: string
  features: CutList<string>
  comments: DealerComments
  /** The car details card (VDP-03). */
  details: Specification[]
  banner: LocationBanner | null
  location: LocationView | null
}

/** Data about the vehicle's location that comes from elsewhere. */
export type VehiclePlace = {
  /** The city of the tenant's primary location (VDP-19). */
  primaryCity: string | null
  openText: string | null
  week: DayView[]
  licence: string | null
  picture: LocationView['picture']
}

export const NO_PLACE: VehiclePlace = { primaryCity: null, openText: null, week: [], licence: null, picture: null }

function cut<Item>(items: Item[], count: number): CutList<Item> {
  return { first: items.slice(0, count), others: items.slice(count) }
}

function joinWords(...parts: (string | number | null | undefined)[]): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ')
}

function listDetails(vehicle: Vehicle, tenant: Tenant, now: number, licence: string | null): Specification[] {
  const rego = resolveRego(vehicle, tenant.switches, now, tenant.timeZone)
  const rows: [key: string, label: string, value: string | null][] = [
    ['stockNumber', 'Stock number', vehicle.stockNumber],
    ['vin', 'VIN', vehicle.vin],
    ['regoPlate', 'Registration', vehicle.regoPlate],
    ['regoExpiry', 'Registration status', rego?.text ?? null],
    ['buildDate', 'Build date', vehicle.buildDate],
    ['complianceDate', 'Compliance date', vehicle.complianceDate],
    ['colour', 'Colour', vehicle.colour],
    ['interiorColour', 'Interior colour', vehicle.interiorColour],
    ['licence', 'Dealer licence', licence],
    ['registrationNumbers', 'Registration numbers', tenant.switches.extraRegistrationNumbers.join(', ')],
  ]
  return rows.flatMap(([key, label, value]) => (isShownValue(value) ? [{ key, label, value: String(value).trim() }] : []))
}

function toLocationView({ location }: Vehicle, { openText, week, picture }: VehiclePlace): LocationView | null {
  if (!location) return null
  const { street, city, state, postcode } = location.address
  const address = [street, joinWords(city, state, postcode)].filter(Boolean).join(', ')
  return {
    name: location.name,
    address,
    directionsHref: findDirections(location),
    stockHref: `/search/${location.slug}`,
    openText,
    week,
    picture,
  }
}

/** Returns the links to finance and trade-in, if the vehicle allows them (FIN-01, FIN-27, FIN-28, TRD-03, LOOK-09). */
function toFormLinks(vehicle: Vehicle, { switches, timeZone }: Tenant, now: number): Pick<VehiclePageModel, 'financeHref' | 'tradeInHref'> {
  const isFinanced =
    isAvailable(vehicle) && !isSubscription(vehicle, switches) && isEligibleForFinance(vehicle, switches, wallClockAt(now, timeZone).year)
  return { financeHref: isFinanced ? resolveFinanceHref(switches, vehicle) : null, tradeInHref: resolveTradeInHref(vehicle, switches) }
}

/**
 * Builds the model of a vehicle page (VDP-02 to VDP-19).
 * @param now Unix seconds.
 */
export function toVehiclePageModel(vehicle: Vehicle, tenant: Tenant, now: number, place: VehiclePlace = NO_PLACE): VehiclePageModel {
  const { switches } = tenant
  const isSold = !isAvailable(vehicle)
  const yearAndMake = joinWords(vehicle.year, vehicle.make)
  const name = joinWords(yearAndMake, vehicle.model)
  const { icon, words } = findKind(vehicle.kind)
  const facts = listCardFacts({ ...vehicle, drive: null })
  const price = toPriceView(vehicle, switches)
  const subscription = isSold ? null : listSubscriptionTerms(vehicle, switches)
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    words,
    ...toVehicleCrumbs(vehicle, switches),
    name,
    yearAndMake,
    modelAndBadge: joinWords(vehicle.model, vehicle.badge),
    badgeLine: [vehicle.badge, vehicle.series].filter(Boolean).join(' · ') || null,
    summary: joinWords(vehicle.series && `${vehicle.series} series`, vehicle.series && vehicle.colour && 'in', vehicle.colour) || null,
    photos: listPhotos(vehicle, name),
    photoRequestHref: toPhotoRequestHref(vehicle, switches),
    body: icon ?? vehicle.simpleBody ?? vehicle.body,
    tag: resolveTag(vehicle, switches, now),
    isSold,
    isCertified: vehicle.isCertified,
    facts,
    stickyFacts: [
      ...facts
        .filter(({ kind }) => kind !== 'fuel')
        .slice(0, 3)
        .map(({ value }) => value),
      vehicle.city,
    ]
      .filter(Boolean)
      .join(' · '),
    price,
    subscription,
    priceType: subscription === null ? resolvePriceType(vehicle) : price.basis,
    weekly: isSold ? null : toWeeklyView(vehicle, switches, now),
    finance: { label: switches.financeSidebarText, href: resolveFinanceHref(switches, vehicle) },
    market: isSold ? null : toMarketLine(vehicle, switches),
    stockNumber: vehicle.stockNumber,
    place: vehicle.city ?? vehicle.location?.name ?? null,
    phone: toPhoneNumber(resolvePhone(vehicle, switches), switches),
    enquiry: resolveEnquiryButton(switches),
    enquireHref: toEnquireHref(vehicle.path),
    ...toFormLinks(vehicle, tenant, now),
    historyReportUrl: vehicle.historyReportUrl,
    specifications: cut(listSpecifications(vehicle), switches.specsInitialCount),
    specificationsToggle: switches.specsToggleLabel,
    features: cut(listFeatures(vehicle), switches.featureListLimit),
    comments: resolveDealerComments(vehicle.dealerComments),
    details: listDetails(vehicle, tenant, now, place.licence),
    banner: resolveLocationBanner(vehicle, place.primaryCity),
    location: toLocationView(vehicle, place),
  }
}
