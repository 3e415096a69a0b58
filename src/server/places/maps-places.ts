import { z } from 'zod'
import { isOnGlobe } from '@/domain/geo/geo'
import { findState, isPostcode, parsePlaceText, type Place } from '@/domain/geo/place'
import { callForJson } from '@/server/outside/call-service'
import type { ServiceSettings } from '@/server/outside/service-settings'
import { ServiceUnavailableError } from '@/server/outside/service-unavailable'
import type { Places } from './port'

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
type Result = z.infer<typeof answerSchema>['results'][number]

/**
 * Connects a maps service that geocodes over HTTP (`address` such as 'https://maps.example/geocode/json', with the key in its query).
 * `components` limits the request to Australia; `results[0].geometry.location` is the point (API-09). Results in other countries are
 * ignored nevertheless.
 */
export function createMapsPlaces(settings: ServiceSettings): Places {
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

async function geocode({ address, key, timeoutMs }: ServiceSettings, components: Record<string, string>, text: string): Promise<Place[]> {
  const url = new URL(address)
  if (text !== '') url.searchParams.set('address', text)
  url.searchParams.set(
    'components',
    Object.entries(components)
      .map((pair) => pair.join(':'))
      .join('|'),
  )
  if (key !== undefined) url.searchParams.set('key', key)
  const answer = await callForJson(url, { timeoutMs }, answerSchema)
  if (answer === null) throw new ServiceUnavailableError('the maps service answers with status 404')
  if (answer.status === 'ZERO_RESULTS') return []
  if (answer.status !== 'OK') throw new ServiceUnavailableError(`the maps service answers ${answer.status.slice(0, 40)}`)
  return answer.results.flatMap(toPlace)
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
