import { z } from 'zod'
import { isOnGlobe } from '@/domain/geo/geo'
import { findState, isPostcode, parsePlaceText, type Place } from '@/domain/geo/place'
import { type Places, PlacesUnavailableError } from '../port'

/** `address` is the geocoder's own, 'https://maps.example/geocode/json'. */
export type MapsSettings = { address: string; key: string | undefined; timeoutMs?: number }

const TIMEOUT_MS = 1_500

const answerSchema = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        address_components: z.array(z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) })).default([]),
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      }),
    )
    .default([]),
})
type Answer = z.infer<typeof answerSchema>
type Result = Answer['results'][number]

/**
 * Places from a maps service that geocodes over HTTP: `components` limit the question to Australia, `results[0].geometry.location` is the
 * point (API-09). What it answers is checked all the same: another country's place is no place here.
 */
export function createMapsPlaces(settings: MapsSettings): Places {
  const ask = (components: Record<string, string>, address: string) => geocode(settings, components, address)
  return {
    kind: 'maps',
    findPostcode: async (postcode) => {
      if (!isPostcode(postcode)) return null
      const places = await ask({ postal_code: postcode, country: 'AU' }, '')
      return places.find((place) => place.postcode === postcode) ?? null
    },
    suggest: async (text, limit) => {
      const query = parsePlaceText(text)
      if (query === null) return []
      const places = await ask({ country: 'AU' }, [query.words, query.state, query.postcode].filter(Boolean).join(' '))
      return places.slice(0, limit)
    },
  }
}

async function geocode(settings: MapsSettings, components: Record<string, string>, address: string): Promise<Place[]> {
  const url = new URL(settings.address)
  if (address !== '') url.searchParams.set('address', address)
  url.searchParams.set(
    'components',
    Object.entries(components)
      .map((pair) => pair.join(':'))
      .join('|'),
  )
  if (settings.key !== undefined) url.searchParams.set('key', settings.key)
  const { status, results } = await fetchAnswer(url, settings.timeoutMs ?? TIMEOUT_MS)
  if (status === 'ZERO_RESULTS') return []
  if (status !== 'OK') throw new PlacesUnavailableError(`The maps service answers ${status.slice(0, 40)}`)
  return results.flatMap(toPlace)
}

/** The key is in the address, so no error may carry it: not the one thrown, and not its cause. */
async function fetchAnswer(url: URL, timeoutMs: number): Promise<Answer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    if (!response.ok) throw new PlacesUnavailableError(`The maps service answers with status ${response.status}`)
    return answerSchema.parse(await response.json())
  } catch (error) {
    if (error instanceof PlacesUnavailableError) throw error
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new PlacesUnavailableError(
      isLate ? `The maps service gave no answer within ${timeoutMs} ms` : 'The maps service gave no usable answer',
    )
  }
}

function toPlace({ address_components: components, geometry }: Result): Place[] {
  const find = (type: string) => components.find(({ types }) => types.includes(type))
  const state = findState(find('administrative_area_level_1')?.short_name ?? '')
  const postcode = find('postal_code')?.long_name ?? ''
  const isAustralian = find('country')?.short_name === 'AU'
  if (!isAustralian || state === null || !isPostcode(postcode) || !isOnGlobe(geometry.location)) return []
  const suburb = find('locality')?.long_name ?? find('postal_town')?.long_name ?? postcode
  return [{ ...geometry.location, postcode, state, suburb }]
}
