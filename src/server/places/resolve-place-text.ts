import { isPostcode, parsePlaceText } from '@/domain/geo/place'
import { suggestPlaces } from './find-place'

/** The meaning of a text typed as a postcode: a postcode, nothing, or an unknown place. */
export type PlaceText = { kind: 'postcode'; postcode: string } | { kind: 'none' } | { kind: 'unknown'; text: string }

const LONGEST = 60

/** Converts a suburb typed as a search's postcode to its postcode (SRCH-20, SRCH-22). Postcodes stay unchanged. Never throws. */
export async function resolvePlaceText(typed: string | undefined): Promise<PlaceText> {
  const text = (typed ?? '').trim().slice(0, LONGEST)
  if (isPostcode(text)) return { kind: 'postcode', postcode: text }
  if (text === '') return { kind: 'none' }
  const query = parsePlaceText(text)
  // part of a postcode is not a postcode: the first match need not be the intended one
  if (query === null || (query.words === '' && !isPostcode(query.postcode))) return { kind: 'unknown', text }
  const places = await suggestPlaces(text, 1)
  if (places === null) return { kind: 'none' }
  const [place] = places
  return place ? { kind: 'postcode', postcode: place.postcode } : { kind: 'unknown', text }
}
