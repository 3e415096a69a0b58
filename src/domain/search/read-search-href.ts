import { type KnownSegments, parseSearchAddress } from './search-address'
import type { SearchState } from './search-state'

/** Returns the search that an editor's link leads to, or null for any other link. */
export function readSearchHref(href: string, known: KnownSegments): SearchState | null {
  const [path = '', query = ''] = href.replace(/#.*$/s, '').split('?', 2)
  const [root, first, ...segments] = path.split('/')
  if (root !== '' || first !== 'search') return null
  return parseSearchAddress(segments.filter(Boolean), new URLSearchParams(query), known)
}
