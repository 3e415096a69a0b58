import type { TowCar } from '@/domain/vehicle/towing/tow-cars'
import type { RangeScale } from '@/domain/search/range-scale'
import type { CardView } from '@/ui/sections/vehicle-card/card-view'
import type { PromoView } from '@/ui/sections/promo-cell/promo-view'
import type { RangeWords } from './range-words'
import type { ResultsPlan } from './place-markers'

/** A facet's value. `value` is what the form sends. `count` is the number of vehicles, or null where values are not counted. */
export type FacetOption = { value: string; label: string; count: number | null; isChosen: boolean }

/** The slider of a range filter: its ends, the positions of its thumbs, and the counts of its histogram (null hides it). */
export type TrackView = RangeScale & { low: number; high: number; bars: number[] | null; words: RangeWords }

/**
 * A filter in the form. `summary` is the text of a closed group: 'Any', '3 chosen', 'Under $40,000'. `unseen` is the number of rare values
 * that are left out.
 */
export type FacetView = { name: string; label: string; summary: string; isSet: boolean } & (
  | { kind: 'checks'; options: FacetOption[]; unseen: number }
  | { kind: 'segments'; options: FacetOption[]; allHref: string }
  | { kind: 'toggle'; option: FacetOption }
  | { kind: 'range'; min: string; max: string; prefix: string; unit: string; lowest: string; highest: string; track: TrackView | null }
)

/** An active filter with the address that removes it. */
export type ChipView = { label: string; href: string }

export type CellView = { kind: 'car'; key: string; card: CardView } | { kind: 'promo'; key: string; promo: PromoView }

/** A filter whose removal finds vehicles again. `gain` is null when removing it finds nothing. */
export type HintView = { label: string; hint: string | null; gain: string | null; href: string }

/** `nearTitle` is the heading above the suggested vehicles. `noGain` is the text when removing any filter finds nothing. */
export type EmptyView = { text: string; nearTitle: string } & (
  | { kind: 'panel'; title: string; hints: HintView[]; noGain: string; clearHref: string; askHref: string }
  | { kind: 'text' }
)

/** The heading in the forms that the templates use. */
export type HeadingView = {
  /** '22 used Toyota cars', '3,240 cars' */
  counted: string
  /** 'Used Toyota cars' */
  plain: string
  /** 'Porsche Panamera'. Null without a make or model filter. */
  short: string | null
  /** '22 cars'. Announced when the results change. */
  countText: string
  /** The sentence under the heading, up to the star that points to the footnote. Null hides it. */
  note: string | null
}

/** A tab above the results: vehicles to buy, or to subscribe to. */
export type ModeView = { label: string; href: string; isCurrent: boolean }

/** The distance filter. `message` reports an unknown postcode (SRCH-22), `place` names the location of a known one. */
export type NearbyView = {
  postcode: string
  distance: string
  options: { value: string; label: string }[]
  place: string | null
  message: string | null
}

/**
 * The tow check: the limit of the search in kilograms or null, the cars to pick from, why others are missing, and the address without a limit
 * (KIND-04).
 */
export type TowView = { limit: number | null; cars: TowCar[]; missing: string[]; allHref: string }

/** The whole results page as plain data. The server renders it and the search call returns it, so both agree. */
export type SearchView = {
  /** The page's address: '/search/used-cars?fuel=Diesel'. */
  address: string
  /** The form's action without JavaScript. */
  formAction: string
  heading: HeadingView
  /** Empty on a site without subscriptions. */
  modes: ModeView[]
  count: number
  cells: CellView[]
  /** The positions of this page's vehicles in the whole list, from 1. Sold vehicles that are grouped in a card count too (SRP-04). */
  shown: { first: number; last: number }
  /** Whether the grid is centred, because there are few vehicles (SRP-11). */
  isCentred: boolean
  chips: ChipView[]
  clearHref: string
  facets: FacetView[]
  nearby: NearbyView
  /** Null on a site that sells nothing to tow. */
  tow: TowView | null
  /** The keyword as typed. */
  query: string
  sort: { name: string; label: string; value: string; options: { value: string; label: string }[] }
  /** Filters without a visible control, such as a category or a location. The form sends them as hidden fields. */
  kept: { name: string; value: string }[]
  page: number
  pages: number
  /** The addresses of the linked pages, by number. */
  pageHrefs: Record<number, string>
  empty: EmptyView | null
  /** Near matches under an empty result. */
  near: CardView[]
  /** The locations of the few vehicles found (SRP-12). Null hides the map. */
  map: ResultsPlan | null
}
