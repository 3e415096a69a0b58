import { type KnownSegments, parseSearchAddress } from './search-address'
import type { SearchState } from './search-state'

/** The search that a link of an editor leads to; null for a link that leads anywhere else. */
export function readSearchHref(href: string, known: KnownSegments): SearchState | null {
  const [path = '', query = ''] = href.replace(/#.*$/s, '').split('?', 2)
  const [root, first, ...segments] = path.split('/')
  if (root !== '' || first !== 'search') return null
  return parseSearchAddress(segments.filter(Boolean), new URLSearchParams(query), known)
}
