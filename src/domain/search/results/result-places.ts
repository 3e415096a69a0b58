import type { Coordinates } from '@/domain/geo/geo'
import type { SiteLocation } from '@/domain/locations/location'
import type { FacetValue } from '../query'
import { toSearchAddress } from '../search-address'
import type { SearchState } from '../search-state'
import { formatCount } from './result-count'

/** A location on the map beside the results. `address` is the search at this location, or at all of them again if it is the chosen one. */
export type ResultPlace = Coordinates & {
  slug: string
  name: string
  count: number
  /** '12 cars' */
  countText: string
  address: string
  isChosen: boolean
}

type Placed = Pick<SiteLocation, 'slug' | 'name' | 'coordinates'>

type Listed = {
  locations: readonly Placed[]
  /** The vehicles that the search finds at each location, by slug, whatever location it is limited to. */
  counts: readonly FacetValue[]
  stockCountLabel: string
}

/**
 * Lists the locations that have vehicles of a search, those with the most first, for the map beside the results (LOOK-15). Locations
 * without coordinates are left out. A chosen location stays, even without vehicles, so that the choice can be taken back.
 */
export function listResultPlaces(state: SearchState, { locations, counts, stockCountLabel }: Listed): ResultPlace[] {
  const found = new Map(counts.map(({ value, count }) => [value, count]))
  const chosen = state.lists.location_slug ?? []
  const places = locations.flatMap(({ slug, name, coordinates }): ResultPlace[] => {
    const count = found.get(slug) ?? 0
    const isChosen = chosen.includes(slug)
    if (!coordinates || (count === 0 && !isChosen)) return []
    const lists = { ...state.lists, location_slug: isChosen ? [] : [slug] }
    const { lat, lng } = coordinates
    const address = toSearchAddress({ ...state, lists, page: 1 })
    return [{ slug, name, lat, lng, count, countText: formatCount(count, stockCountLabel), address, isChosen }]
  })
  return places.toSorted((one, other) => other.count - one.count)
}
