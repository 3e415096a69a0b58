import { isCompletePlaceQuery, isPostcode, parsePlaceText } from '@/domain/geo/place'
import { suggestPlaces } from './find-place'

/** What somebody typed where a postcode is asked for: the postcode it means, nothing yet, or a place that there is not. */
export type PlaceText = { kind: 'postcode'; postcode: string } | { kind: 'none' } | { kind: 'unknown'; text: string }

const LONGEST = 60

/** A suburb typed in a search's postcode → its postcode (SRCH-20, SRCH-22); a postcode stays as it is. Never throws. */
export async function resolvePlaceText(typed: string | undefined): Promise<PlaceText> {
  const text = (typed ?? '').trim().slice(0, LONGEST)
  if (isPostcode(text)) return { kind: 'postcode', postcode: text }
  const query = parsePlaceText(text)
  if (query === null) return { kind: 'none' }
  const [place] = (await suggestPlaces(text, 1)) ?? []
  if (place) return { kind: 'postcode', postcode: place.postcode }
  return isCompletePlaceQuery(query) ? { kind: 'unknown', text } : { kind: 'none' }
}
