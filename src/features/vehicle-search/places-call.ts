import type { placesCall } from '@/contract/search'
import { type AnswerOf, callSite, unwrapResult } from '@/features/call'
import { toCallAddress } from './search-call'

export type PlacesAnswer = AnswerOf<typeof placesCall>

const PLACE = {
  slug: 'string',
  name: 'string',
  lat: 'number',
  lng: 'number',
  count: 'number',
  countText: 'string',
  address: 'string',
} as const

/**
 * Fetches the locations that have vehicles of the search at an address (LOOK-15).
 * @throws When the call fails or is aborted.
 */
export async function callPlaces(address: string, signal: AbortSignal): Promise<PlacesAnswer> {
  const call = toCallAddress(address).replace('/api/search', '/api/search/places')
  return unwrapResult(await callSite<typeof placesCall>(call, { needs: { places: [PLACE] }, signal }))
}
