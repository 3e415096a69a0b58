import type { RangeScale } from '@/domain/search/range-scale'
import type { CardView } from '@/ui/sections/vehicle-card/card-view'
import type { PromoView } from '@/ui/sections/promo-cell/promo-view'
import type { RangeWords } from './range-words'
import type { ResultsPlan } from './place-markers'

/** One value of a facet: `value` is what the form sends, `count` how many cars it brings; null where that is not counted. */
export type FacetOption = { value: string; label: string; count: number | null; isChosen: boolean }

/** The slider of a range filter: its ends, where its two thumbs stand, and how many cars lie where (null leaves that out). */
export type TrackView = RangeScale & { low: number; high: number; bars: number[] | null; words: RangeWords }

/**
 * One filter as the form draws it. `summary` is what a closed group says: 'Any', '3 chosen', 'Under $40,000'; `unseen` is how many values
 * of few cars are left out.
 */
export type FacetView = { name: string; label: string; summary: string; isSet: boolean } & (
  | { kind: 'checks'; options: FacetOption[]; unseen: number }
  | { kind: 'segments'; options: FacetOption[]; allHref: string }
  | { kind: 'toggle'; option: FacetOption }
  | { kind: 'range'; min: string; max: string; prefix: string; unit: string; lowest: string; highest: string; track: TrackView | null }
)

/** A filter that is set, with the address that takes it away. */
export type ChipView = { label: string; href: string }

export type CellView = { kind: 'car'; key: string; card: CardView } | { kind: 'promo'; key: string; promo: PromoView }

/** What could be dropped to find cars again, best first; `gain` is null where nothing would come back. */
export type HintView = { label: string; hint: string | null; gain: string | null; href: string }

/** `nearTitle` stands over the cars that are shown in place of results; `noGain` where taking a filter away brings nothing. */
export type EmptyView = { text: string; nearTitle: string } & (
  { kind: 'panel'; title: string; hints: HintView[]; noGain: string; clearHref: string; askHref: string } | { kind: 'text' }
)

/** What is listed, in the ways that the templates say it. */
export type HeadingView = {
  /** '22 used Toyota cars', '2000+ cars' */
  counted: string
  /** 'Used Toyota cars' */
  plain: string
  /** 'Porsche Panamera'; null when nothing in particular is looked for. */
  short: string | null
  /** '22 cars': also said aloud when the results change. */
  countText: string
  /** The sentence under the heading, up to the note that its star points to; null leaves it out. */
  note: string | null
}

/** One way to have a car as a tab over the results: bought or subscribed to. */
export type ModeView = { label: string; href: string; isCurrent: boolean }

/** The distance filter: `message` says that there is no such postcode (SRCH-22), `place` where the one that is set lies. */
export type NearbyView = {
  postcode: string
  distance: string
  options: { value: string; label: string }[]
  place: string | null
  message: string | null
}

/** The whole results page as plain data: the server draws it and the search call answers it, so both say the same. */
export type SearchView = {
  /** The page's own address: '/search/used-cars?fuel=Diesel'. */
  address: string
  /** Where the filter form goes without JavaScript. */
  formAction: string
  heading: HeadingView
  /** Empty on a site without subscriptions. */
  modes: ModeView[]
  count: number
  cells: CellView[]
  /** The places of this page's cars in the whole list, from 1; sold cars that a card stands for count too (SRP-04). */
  shown: { first: number; last: number }
  /** So few cars that the grid stands in the middle of the page (SRP-11). */
  isCentred: boolean
  chips: ChipView[]
  clearHref: string
  facets: FacetView[]
  nearby: NearbyView
  /** What was typed as a keyword. */
  query: string
  sort: { name: string; label: string; value: string; options: { value: string; label: string }[] }
  /** Filters that no control shows (a category, a yard's page) and that a submitted form must not lose. */
  kept: { name: string; value: string }[]
  page: number
  pages: number
  /** The addresses of the pages that are offered, by number. */
  pageHrefs: Record<number, string>
  empty: EmptyView | null
  /** Near matches under an empty result. */
  near: CardView[]
  /** Where the few cars that were found stand (SRP-12); null leaves the map out. */
  map: ResultsPlan | null
}
