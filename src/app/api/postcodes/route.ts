import { refuseTooMany } from '@/app/http/answer-tenant-call'
import { formatPlace, INVALID_POSTCODE, isCompletePlaceQuery, parsePlaceText } from '@/domain/geo/place'
import { suggestPlaces } from '@/server/places/find-place'

/** At most this many suggestions are shown (API-10). */
const MOST_PLACES = 5

/**
 * GET /api/postcodes?q=: the places whose postcode or name begins as typed, as `{ places, message }`. The message is 'Invalid postcode' when
 * there is no such place (SRCH-22), and null while the text may still become one.
 */
export async function GET(request: Request): Promise<Response> {
  const refusal = refuseTooMany(request)
  if (refusal) return refusal
  const text = new URL(request.url).searchParams.get('q') ?? ''
  const query = parsePlaceText(text)
  const places = query === null ? [] : await suggestPlaces(text, MOST_PLACES)
  if (places === null) {
    return Response.json({ places: [], message: null }, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } })
  }
  const isWrong = places.length === 0 && text.trim() !== '' && (query === null || isCompletePlaceQuery(query))
  return Response.json(
    { places: places.map((place) => ({ ...place, label: formatPlace(place) })), message: isWrong ? INVALID_POSTCODE : null },
    { headers: { 'cache-control': 'public, max-age=3600' } },
  )
}
