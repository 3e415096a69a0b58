import { isPostcode, parsePlaceText } from '@/domain/geo/place'
import { suggestPlaces } from './find-place'

/** What somebody typed where a postcode is asked for: the postcode it means, nothing, or a place that there is not. */
export type PlaceText = { kind: 'postcode'; postcode: string } | { kind: 'none' } | { kind: 'unknown'; text: string }

const LONGEST = 60

/** A suburb typed in a search's postcode → its postcode (SRCH-20, SRCH-22); a postcode stays as it is. Never throws. */
export async function resolvePlaceText(typed: string | undefined): Promise<PlaceText> {
  const text = (typed ?? '').trim().slice(0, LONGEST)
  if (isPostcode(text)) return { kind: 'postcode', postcode: text }
  if (text === '') return { kind: 'none' }
  const query = parsePlaceText(text)
  // the beginning of a postcode is no postcode: the first that begins so is not the one that was meant
  if (query === null || (query.words === '' && !isPostcode(query.postcode))) return { kind: 'unknown', text }
  const places = await suggestPlaces(text, 1)
  if (places === null) return { kind: 'none' }
  const [place] = places
  return place ? { kind: 'postcode', postcode: place.postcode } : { kind: 'unknown', text }
}
