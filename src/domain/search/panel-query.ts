import type { ListAttribute } from './facets'
import type { FacetValue, SearchQuery, SearchResult } from './query'
import type { SearchState } from './search-state'

/** The lists whose values a search panel offers with counts, named as in the address (SRCH-05). */
export const PANEL_LISTS = ['car_type', 'make', 'model', 'body', 'dealership_name'] as const satisfies readonly ListAttribute[]
export type PanelList = (typeof PANEL_LISTS)[number]

/** The fields that a search panel can show besides the condition, in order. */
export const PANEL_FIELDS = ['make', 'model', 'body', 'dealership', 'price', 'subscription'] as const
export type PanelField = (typeof PANEL_FIELDS)[number]

/** The facts about the stock that a search panel's fields show (SRP-15). */
export type PanelCounts = {
  /** The number of vehicles that match the panel's search. */
  total: number
  /** The values of each list under all other fields, by count. No models until exactly one make is chosen. */
  lists: Record<PanelList, FacetValue[]>
  /** Dollars; null when no vehicle has a price. */
  highestPrice: number | null
  hasSubscriptions: boolean
}

/** Changes a search to return only counts: no vehicles, the panel's lists, and the price range. */
export function toPanelQuery(query: SearchQuery): SearchQuery {
  return { ...query, facets: PANEL_LISTS, stats: ['price', 'subscription_price'], histograms: [], page: 1, perPage: 0 }
}

/** Converts the result of `toPanelQuery`. Models need exactly one make, because several makes have a model '3'. */
export function toPanelCounts({ total, facets, stats }: SearchResult, { lists: { make: chosen = [] } }: SearchState): PanelCounts {
  const { car_type = [], make = [], model = [], body = [], dealership_name = [] } = facets
  const isOneMake = chosen.length === 1 || (chosen.length === 0 && make.length === 1)
  return {
    total,
    lists: { car_type, make, model: isOneMake ? model : [], body, dealership_name },
    highestPrice: stats.price?.max ?? null,
    hasSubscriptions: (stats.subscription_price?.max ?? 0) > 0,
  }
}

/** The panel's counts in the API response. `[value, count]` pairs keep the order, which an object would lose for a model named 911. */
export type PanelResponse = {
  total: number
  countText: string
  /** The address of these results (SRCH-05). */
  address: string
  lists: Record<PanelList, [value: string, count: number][]>
}

/** Builds the response that a panel receives when its fields change. */
export function toPanelResponse({ total, lists }: PanelCounts, words: { countText: string; address: string }): PanelResponse {
  const pairs = (list: PanelList) => lists[list].map(({ value, count }): [string, number] => [value, count])
  return {
    total,
    ...words,
    lists: {
      car_type: pairs('car_type'),
      make: pairs('make'),
      model: pairs('model'),
      body: pairs('body'),
      dealership_name: pairs('dealership_name'),
    },
  }
}
