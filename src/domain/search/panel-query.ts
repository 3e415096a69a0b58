import type { ListAttribute } from './facets'
import type { FacetValue, SearchQuery, SearchResult } from './query'
import type { SearchState } from './search-state'

/** The lists whose values a search panel offers with their counts, named as in the address (SRCH-05). */
export const PANEL_LISTS = ['car_type', 'make', 'model', 'body', 'dealership_name'] as const satisfies readonly ListAttribute[]
export type PanelList = (typeof PANEL_LISTS)[number]

/** What a search panel can ask for besides the condition, in the order in which it asks. */
export const PANEL_FIELDS = ['make', 'model', 'body', 'dealership', 'price', 'subscription'] as const
export type PanelField = (typeof PANEL_FIELDS)[number]

/** What a search panel shows of the stock that its fields ask for (SRP-15). */
export type PanelCounts = {
  /** How many cars the search of the panel finds. */
  total: number
  /** The values of each list under all fields but its own, by count; no models before there is one make. */
  lists: Record<PanelList, FacetValue[]>
  /** Dollars; null when no car has a price. */
  highestPrice: number | null
  hasSubscriptions: boolean
}

/** A search of the port → the same one for its counts alone: no cars, the lists of a panel, the ends of its prices. */
export function toPanelQuery(query: SearchQuery): SearchQuery {
  return { ...query, facets: PANEL_LISTS, stats: ['price', 'subscription_price'], spreads: [], page: 1, perPage: 0 }
}

/** The answer to `toPanelQuery`. A model stands for something only beside its make: several makes have a '3'. */
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

/** The counts as the call answers them: `[value, count]` keeps the order that an object would lose for a model named 911. */
export type PanelAnswer = {
  total: number
  countText: string
  /** The address of these results (SRCH-05). */
  address: string
  lists: Record<PanelList, [value: string, count: number][]>
}

/** Counts → what a panel is sent when its fields change. */
export function toPanelAnswer({ total, lists }: PanelCounts, words: { countText: string; address: string }): PanelAnswer {
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
