import type { postcodesCall } from '@/contract/search'
import type { dealersCall } from '@/contract/site'
import type { ChosenPlace, Dealer } from '@/domain/locations/locator'
import { toDealers } from '@/domain/locations/manufacturer-websites'
import { callSite, unwrapResult } from '@/features/call'

const ADDRESS = { street: 'string', city: 'string', state: 'string', postcode: 'string' } as const
const LOCATION = { id: 'number', name: 'string', location_type: 'string', address: ADDRESS } as const
const WEBSITE = { name: 'string', dealership: { slug: 'string' }, locations: [LOCATION] } as const
const PLACE_FIELDS = { label: 'string', lat: 'number', lng: 'number' } as const

/** Fetches the dealers for the picker (API-01). A failure is logged to the console, and the picker stays empty. */
export async function fetchDealers(signal: AbortSignal): Promise<Dealer[]> {
  const result = await callSite<typeof dealersCall>('/api/manufacturer-locations', { needs: [WEBSITE], signal })
  if (result.isOk) return toDealers(result.answer)
  if (!signal.aborted) console.error('Failed to fetch locations')
  return []
}

/**
 * Returns up to five Australian places that start with the text (API-10, DLR-04), and a message such as 'Invalid postcode' when the text is
 * invalid (API-09, SRCH-22).
 * @throws When the call fails or is aborted.
 */
export async function fetchPlaces(text: string, signal: AbortSignal): Promise<{ places: ChosenPlace[]; message: string | null }> {
  const address = `/api/postcodes?q=${encodeURIComponent(text)}`
  const { places, message } = unwrapResult(await callSite<typeof postcodesCall>(address, { needs: { places: [PLACE_FIELDS] }, signal }))
  return { places: places.slice(0, 5), message }
}
