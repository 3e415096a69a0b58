import { toSearchRoute } from '../search/search-address'
import type { SearchState } from '../search/search-state'

/** Metadata of a results page for search engines: its canonical route, description, and whether it is indexed. */
export type SearchFacts = { canonical: string; isIndexed: boolean; description: string }

type SearchWords = { heading: string; count: string; total: number; name: string }

const isShort = (text: string) => text.length <= 160

/** Counts the filters that a search has beyond its route: each list value, each range, the query and the location. */
function countBeyondRoute(state: SearchState, route: string): number {
  const values = Object.values(state.lists).reduce((sum, list) => sum + list.length, 0)
  const inRoute = route.split('/').length - 2
  const own = Math.max(0, values - (state.lists.car_type?.length ? state.lists.car_type.length - 1 : 0) - inRoute)
  return own + Object.keys(state.ranges).length + (state.near === null ? 0 : 1) + (state.query === '' ? 0 : 1)
}

/**
 * Returns the metadata of a results page (SEO-01). Its canonical address is its route (SRCH-01, SRCH-02). It isn't indexed with two or more
 * filters beyond the route, with a typed query, near a postcode, or without vehicles.
 * @param heading 'Used Toyota cars'.
 * @param total Number of listed vehicles.
 */
export function toSearchFacts(state: SearchState, { heading, count, total, name }: SearchWords): SearchFacts {
  const canonical = toSearchRoute(state)
  const isPersonal = state.query !== '' || state.near !== null
  const long = `${heading} at ${name}: ${count} with prices, photos and weekly estimates. Filter by price, body and features, and book a test drive.`
  const short = `${heading} at ${name}: ${count} with prices and photos.`
  const none = `${heading} at ${name}: none in stock right now. See what comes close, or ask us to find one for you.`
  const isIndexed = total > 0 && !isPersonal && countBeyondRoute(state, canonical) < 2
  return { canonical, isIndexed, description: total === 0 ? none : isShort(long) ? long : short }
}
