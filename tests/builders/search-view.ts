import { parseSearchParameters } from '@/domain/search/search-parameters'
import { listDroppableFilters, orderRelaxations, type Relaxation } from '@/domain/search/relaxations'
import type { SwitchOverrides } from '@/domain/switches/switches'
import type { SearchView } from '@/ui/pages/search-results/search-view'
import { toSearchView, type SearchViewSource } from '@/ui/pages/search-results/to-search-view'
import { aTenant } from './tenant'
import { aVehicleCard, BUILT_AT } from './vehicle'

/** Returns the input of a search page: 118 used cars and their counts, for the given parameters. */
export function aSearchSource(
  parameters = '',
  overrides: Partial<Omit<SearchViewSource, 'switches'>> & { switches?: SwitchOverrides } = {},
): SearchViewSource {
  const { switches, ...others } = overrides
  return {
    state: parseSearchParameters(new URLSearchParams(parameters)),
    result: {
      total: 118,
      facets: {
        car_type: [{ value: 'used', count: 90 }],
        make: ['Toyota', 'Ford', 'Mazda', 'Kia', 'Isuzu', 'BYD', 'Rocks, Inc', 'Nissan'].map((value, index) => ({
          value,
          count: 40 - index,
        })),
        body: [
          { value: 'SUV', count: 54 },
          { value: 'Ute', count: 28 },
        ],
      },
      stats: { price: { min: 5_990, max: 249_500.5 }, year: { min: 2008, max: 2026 } },
      histograms: {
        price: [
          { from: 5_000, count: 8 },
          { from: 30_000, count: 100 },
          { from: 247_500, count: 10 },
        ],
      },
    },
    hits: Array.from({ length: 21 }, (_, index) => aVehicleCard({ id: index + 1 })),
    promos: [],
    places: { dealerships: new Map([['harbour-moorooka', 'Harbour City Moorooka']]), locations: new Map(), timeZone: 'Australia/Perth' },
    now: BUILT_AT,
    ...others,
    switches: aTenant('dealer', { switches: { searchFilters: ['car_type', 'price', 'make', 'body', 'year'], ...switches } }).switches,
  }
}

export function aSearchView(...source: Parameters<typeof aSearchSource>): SearchView {
  return toSearchView(aSearchSource(...source))
}

/** Returns the suggestions for an empty search: how many cars there are without each filter, by the filter's name in the address. */
export function relaxationsOf(parameters: string, found: Record<string, Partial<Pick<Relaxation, 'gain' | 'nearest'>>>): Relaxation[] {
  const ways = listDroppableFilters(parseSearchParameters(new URLSearchParams(parameters)))
  return orderRelaxations(ways.map((way) => ({ ...way, gain: 0, nearest: null, ...found[way.key] })))
}
