import { anyone } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { refuseForNow } from '@/app/http/refusal'
import { postcodesCall } from '@/contract/search'
import { formatPlace, INVALID_POSTCODE, isCompletePlaceQuery, parsePlaceText } from '@/domain/geo/place'
import { suggestPlaces } from '@/server/places/find-place'

/** The most suggestions (API-10). */
const MOST_PLACES = 5

/**
 * GET /api/postcodes?q=: returns the places whose postcode or name starts with the text, as `{ places, message }`. The message is 'Invalid
 * postcode' when there is no such place (SRCH-22), and null while the text may still become one.
 */
export const GET = defineCall({ contract: postcodesCall, audience: anyone, cache: 'public, max-age=3600' }, async ({ input: { q } }) => {
  const query = parsePlaceText(q)
  const places = query === null ? [] : await suggestPlaces(q, MOST_PLACES)
  if (places === null) return refuseForNow(503, 'We can’t look places up just now. Please try again in a moment.', 5)
  const isWrong = places.length === 0 && q.trim() !== '' && (query === null || isCompletePlaceQuery(query))
  return { places: places.map((place) => ({ ...place, label: formatPlace(place) })), message: isWrong ? INVALID_POSTCODE : null }
})
