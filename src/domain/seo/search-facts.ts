import { toSearchRoute } from '../search/search-address'
import type { SearchState } from '../search/search-state'

/** How search engines shall take a results page: the route that it belongs to, and whether it is worth keeping by itself. */
export type SearchFacts = { canonical: string; isIndexed: boolean; description: string }

type SearchWords = { heading: string; count: string; total: number; name: string }

const isShort = (text: string) => text.length <= 160

/** How many filters an address has beyond what its route says: each value of a list, each range, words, and a place. */
function countBeyondRoute(state: SearchState, route: string): number {
  const values = Object.values(state.lists).reduce((sum, list) => sum + list.length, 0)
  const inRoute = route.split('/').length - 2
  const own = Math.max(0, values - (state.lists.car_type?.length ? state.lists.car_type.length - 1 : 0) - inRoute)
  return own + Object.keys(state.ranges).length + (state.near === null ? 0 : 1) + (state.query === '' ? 0 : 1)
}

/**
 * SEO-01: a results page is canonical to its route (SRCH-01, SRCH-02); with two filters or more beyond it, with words that somebody
 * typed or near somebody's home, it is no page for search engines.
 * @param heading 'Used Toyota cars'.
 * @param total How many cars are listed; a page without any is kept out of search engines.
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
