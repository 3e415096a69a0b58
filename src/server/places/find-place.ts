import { isPostcode, type Place } from '@/domain/geo/place'
import { env } from '@/env'
import { databasePool } from '../database/pool'
import { defineService } from '../outside/define-service'
import { keepAnswers } from '../outside/keep-answers'
import { serviceSettings, toServiceSettings } from '../outside/service-settings'
import { createEmbeddedPlaces } from './embedded/embedded-places'
import { createMapsPlaces } from './maps/maps-places'

/** What is known of a postcode that somebody asked for; 'unavailable' when nobody could say. */
export type FoundPlace = { kind: 'found'; place: Place } | { kind: 'unknown' } | { kind: 'unavailable' }

const TIMEOUT_MS = 1_500

const places = defineService({
  name: 'places',
  settings: serviceSettings(TIMEOUT_MS),
  configure: () => toServiceSettings(env().GEOCODER_URL, env().GEOCODER_KEY),
  connect: createMapsPlaces,
  embedded: () => createEmbeddedPlaces(databasePool()),
  fallback: 'embedded',
})

/** Postcodes do not move: those asked for lately are kept, so that a maps service is not asked for each page. */
const keep = keepAnswers<Place | null>('postcodes', { most: 2_000 })

/** Where a postcode lies (SRCH-20). That there is none is only said by the provider itself. Never throws. */
export async function findPostcode(postcode: string): Promise<FoundPlace> {
  if (!isPostcode(postcode)) return { kind: 'unknown' }
  const asking = await keep(postcode, () => places.ask((provider) => provider.findPostcode(postcode)))
  if (asking.kind === 'unavailable') return { kind: 'unavailable' }
  if (asking.answer !== null) return { kind: 'found', place: asking.answer }
  return { kind: asking.isFallback ? 'unavailable' : 'unknown' }
}

/** Places as somebody types one (API-10); null when nobody could say. Never throws. */
export function suggestPlaces(text: string, limit: number): Promise<Place[] | null> {
  return places.find((provider) => provider.suggest(text, limit))
}
