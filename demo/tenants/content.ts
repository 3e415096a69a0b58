import type { FinanceFee } from '@/domain/finance/loan-fees'
import type { FormKind } from '@/domain/leads/form/form-kinds'
import type { BrandOrder } from '@/domain/search/brand-tiles'
import type { PanelField } from '@/domain/search/panel-query'
import type { RowSortId } from '@/domain/search/sorts'
import type { SwitchOverrides } from '@/domain/switches/switches'
import type { TemplateName } from '@/domain/tenant/template'
import type { SiteFacts, SiteLink } from '@/domain/tenant/tenant'
import type { CarType } from '@/domain/vehicle/vehicle'
import type { DemoModelBlock } from './model-blocks'
import type { DemoPicture } from './picture'

/** Days from the time of seeding, so that there are always past, current and future entries. */
export type DemoWindow = { startsInDays: number | null; endsInDays: number | null }

/** '08:30' to '17:00', or null when closed. */
export type DemoHours = { open: string; close: string } | null

export type DemoOpeningHours = {
  weekday: '0' | '1' | '2' | '3' | '4' | '5' | '6'
  status: 'Open' | 'Closed'
  open?: string
  close?: string
  formated_hours: string
}

/** A day with special hours every year: '12-25'. */
export type DemoSpecialDay = { monthDay: string; label: string; hours: DemoHours }

export type DemoDealership = { slug: string; name: string; legalName: string; websiteUrl: string }

export type DemoLocation = {
  slug: string
  name: string
  dealership: string
  type: 'sales' | 'service' | 'parts'
  subtypes?: string[]
  isPrimary?: boolean
  manufacturers: string[]
  address: { street: string; city: string; state: string; postcode: string; lat: number; long: number }
  phone: string
  hours: DemoOpeningHours[]
  specialDays: DemoSpecialDay[]
  licence: string
  repairer?: string
  rating?: { average: number; count: number }
  image?: DemoPicture
}

export type DemoReview = { customer: string; rating: number; text: string | null; daysAgo: number; location?: string }
export type DemoQuestion = { category: string; question: string; answer: string }

/** One line above the header. */
export type DemoAnnouncement = DemoWindow & { text: string; link: SiteLink }

export type DemoOffer = DemoWindow & {
  slug: string
  title: string
  summary: string
  price?: string
  image?: DemoPicture
  link: SiteLink
  terms: string
}

export type DemoPromoCard = DemoWindow & {
  title: string
  position: number
  display?: CarType
  strictDisplay?: boolean
  heading: string
  text: string
  link: SiteLink
  image?: DemoPicture
  tone: 'brand' | 'action' | 'plain'
}

/** A model of MOD-01; prices in dollars, drive away. */
export type DemoModel = {
  slug: string
  name: string
  manufacturer: string
  status?: 'new' | 'all_new' | 'coming_soon'
  fromPrice?: number
  bodies: string[]
  shortDescription: string
  /** manufacturer_body and manufacturer_body1 to 3. */
  stories: [string, string, string, string]
  image: DemoPicture
  variants: { name: string; min: number; max: number }[]
}

type HeroSlide = {
  eyebrow?: string
  heading: string
  text: string
  link: SiteLink
  secondLink?: SiteLink
  image: DemoPicture
  tone: 'brand' | 'light' | 'dark'
}

type DemoIcon =
  | 'calendar'
  | 'car'
  | 'certificate'
  | 'clock'
  | 'dollar'
  | 'file'
  | 'gauge'
  | 'handshake'
  | 'key'
  | 'lightning'
  | 'pin'
  | 'road'
  | 'shield'
  | 'swap'
  | 'tag'
  | 'truck'
  | 'users'
  | 'van'
  | 'wrench'
type Tone = 'plain' | 'tint' | 'brand'
/** A block's picture; a cut-out car gets the template's background. */
type Pictured = { image?: DemoPicture; imageKind?: 'photo' | 'cutout' }
export type DemoShortcut = { icon: DemoIcon; title: string; text: string; href: string; image?: DemoPicture }
export type DemoColumn = Pictured & { heading: string; content?: string; link?: SiteLink }

/** The blocks of a page, with the field names of the block configs. `content` is the short markup of `demo/seed/to-rich-text.ts`. */
export type DemoBlock =
  | { blockType: 'heroSlider'; slides: HeroSlide[] }
  | { blockType: 'richText'; content: string; width?: 'reading' | 'full' }
  | { blockType: 'featureBanner'; kind: 'shortcuts'; shortcuts: DemoShortcut[] }
  | ({
      blockType: 'featureBanner'
      kind: 'banner'
      heading: string
      text?: string
      link?: SiteLink
      side?: 'left' | 'right' | 'behind'
      tone?: Tone
    } & Pictured)
  | ({
      blockType: 'imageText'
      heading: string
      content?: string
      facts?: { value: string; label: string }[]
      link?: SiteLink
      side?: 'left' | 'right'
      ratio?: 'half' | 'wide' | 'narrow'
      tone?: Tone
    } & Pictured)
  | {
      blockType: 'whyBuy'
      heading: string
      text?: string
      figures?: { value: string; label: string }[]
      reasons?: { icon: DemoIcon; title: string; text: string }[]
      link?: SiteLink
    }
  | { blockType: 'callToAction'; heading: string; text?: string; link?: SiteLink; secondLink?: SiteLink; hasPhone?: boolean; tone: Tone }
  | { blockType: 'columns'; heading?: string; text?: string; columns: DemoColumn[]; tone?: Tone }
  | { blockType: 'form'; kind: FormKind; heading?: string; text?: string; inSteps?: boolean }
  | { blockType: 'calculator'; kind: 'finance' | 'fuel' | 'delivery'; heading?: string; text?: string }
  | { blockType: 'faq'; heading: string; text?: string; category?: string; limit?: number }
  | { blockType: 'promoCards'; heading: string; text?: string; limit?: number }
  | {
      blockType: 'searchPanel'
      heading?: string
      text?: string
      image?: DemoPicture
      fields: PanelField[]
      lowestPrice?: number
      highestPrice?: number
      chips?: SiteLink[]
    }
  | { blockType: 'brandGrid'; heading: string; text?: string; order: BrandOrder; makes?: string[]; limit?: number; link?: SiteLink }
  | {
      blockType: 'stockCarousel'
      heading: string
      text?: string
      filters?: {
        carType?: CarType
        make?: string
        model?: string
        body?: string
        fuel?: string
        minPrice?: number
        maxPrice?: number
        maxAge?: number
        maxKm?: number
        justArrived?: boolean
        subscription?: boolean
      }
      sort?: RowSortId
      limit?: number
      link?: SiteLink
    }
  | DemoModelBlock
  | DemoLocationBlock

type LocationType = 'all' | 'sales' | 'service' | 'parts'

/** Blocks about locations and reviews. */
export type DemoLocationBlock =
  | { blockType: 'locationCards'; heading?: string; text?: string; placeType: LocationType; hasMap?: boolean }
  | { blockType: 'locationCarousel'; heading: string; text?: string; placeType: LocationType; link?: SiteLink }
  | { blockType: 'locationMap'; heading: string; text?: string }
  | { blockType: 'openingHours' | 'holidayHours'; heading: string }
  | { blockType: 'dealerLocator'; heading: string; text?: string }
  | { blockType: 'dealerPicker'; heading: string; text?: string; buttonLabel: string; href: string }
  | { blockType: 'reviewsCarousel'; heading: string; text?: string }
  | { blockType: 'reviewsSummary'; heading: string; text?: string; link?: SiteLink }

/** `image` represents the page in lists and when shared; `daysAgo` is the age of an article. */
export type DemoPage = { path: string; title: string; description?: string; image?: DemoPicture; daysAgo?: number; layout: DemoBlock[] }

/** Percent per year. The comparison rate includes the rate and all fees (dollars) in the standard example. */
export type DemoFinance = { rate: number; establishmentFee: number; fees?: FinanceFee[]; comparisonRate: number }

/** A lender of the site settings: rates in percent per year by the age of the car, fee in dollars. */
export type DemoLender = {
  key: string
  name: string
  rates: { upToAge?: number; rate: number }[]
  maxCarAge?: number
  establishmentFee?: number
  disclaimer?: string
}

/** Postcodes as an editor types them, dollars. */
export type DemoZone = { name: string; postcodes: string; price: number }

export type DemoTheme = Partial<
  Record<'brand' | 'brandInk' | 'brandDark' | 'brandDarkInk' | 'action' | 'actionInk' | 'brandTint' | 'link' | 'ink', string>
>

export type DemoMenuCard = { heading: string; text: string; link: SiteLink; image: DemoPicture }

export type DemoCallToAction = Extract<DemoBlock, { blockType: 'callToAction' }>

/** A block that is added to several pages by reference. With open fields, a group shares it with its sites. */
export type DemoSection = { name: string; block: DemoCallToAction; openFields?: string[]; paths: string[] }

/** A section of the group on a page of one of its sites, with the site's own values by field. */
export type DemoGroupSection = { name: string; path: string; values: Record<string, string> }

/** Everything that a demonstration tenant consists of, except its stock. */
export type DemoContent = {
  slug: string
  name: string
  template: TemplateName
  timeZone: `Australia/${'Brisbane' | 'Sydney' | 'Melbourne' | 'Adelaide' | 'Perth'}`
  domains: string[]
  switches: SwitchOverrides
  site: Omit<SiteFacts, 'logo' | 'measurement'>
  /** Whether visitors have to consent before their visit is counted (EVT-01). */
  asksConsent?: boolean
  theme?: DemoTheme
  /** The card in the mega menu. */
  menuCard?: DemoMenuCard
  finance: DemoFinance
  lenders?: DemoLender[]
  financeDisclaimer?: string
  deliveryZones?: DemoZone[]
  dealerships: DemoDealership[]
  /** Other tenants' dealerships whose stock it also sells. */
  alsoSells: string[]
  /** The tenant of its dealer group, which may share sections with it. */
  group?: string
  locations: DemoLocation[]
  reviews: DemoReview[]
  questions: DemoQuestion[]
  offers: DemoOffer[]
  announcements?: DemoAnnouncement[]
  promoCards: DemoPromoCard[]
  models: DemoModel[]
  pages: DemoPage[]
  sections?: DemoSection[]
  groupSections?: DemoGroupSection[]
}
