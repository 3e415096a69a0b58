import type { Nearby } from '@/domain/geo/nearby'
import type { SearchState } from '@/domain/search/search-state'
import { findPostcode } from '../places/find-place'

/** Looks up the postcode of a search (SRCH-20, SRCH-22). Never throws. */
export async function resolveNearby({ near }: Pick<SearchState, 'near'>): Promise<Nearby> {
  if (near === null) return { kind: 'off' }
  const found = await findPostcode(near.postcode)
  return found.kind === 'found' ? { kind: 'at', place: found.place } : { kind: found.kind, postcode: near.postcode }
}
