import { isPostcode, type Place } from '@/domain/geo/place'
import { env } from '@/env'
import { runSql } from '../database/run-sql'
import { defineService } from '../outside/define-service'
import { cacheAnswers } from '../outside/cache-answers'
import { serviceSettings, toServiceSettings } from '../outside/service-settings'
import { createEmbeddedPlaces } from './embedded-places'
import { createMapsPlaces } from './maps-places'

/** The place of a postcode; 'unavailable' when no provider answered. */
export type FoundPlace = { kind: 'found'; place: Place } | { kind: 'unknown' } | { kind: 'unavailable' }

const TIMEOUT_MS = 1_500

const places = defineService({
  name: 'places',
  settings: serviceSettings(TIMEOUT_MS),
  configure: () => toServiceSettings(env().GEOCODER_URL, env().GEOCODER_KEY),
  connect: createMapsPlaces,
  embedded: () => createEmbeddedPlaces(runSql),
  fallback: 'embedded',
})

/** Postcodes do not move, so recent ones are cached to spare the maps service. */
const withCache = cacheAnswers<Place | null>('postcodes', { most: 2_000 })

/** Returns the place of a postcode (SRCH-20). 'unknown' is only returned when the provider says so. Never throws. */
export async function findPostcode(postcode: string): Promise<FoundPlace> {
  if (!isPostcode(postcode)) return { kind: 'unknown' }
  const asking = await withCache(postcode, () => places.ask((provider) => provider.findPostcode(postcode)))
  if (asking.kind === 'unavailable') return { kind: 'unavailable' }
  if (asking.answer !== null) return { kind: 'found', place: asking.answer }
  return { kind: asking.isFallback ? 'unavailable' : 'unknown' }
}

/** Suggests places for a typed text (API-10); null when no provider answered. Never throws. */
export function suggestPlaces(text: string, limit: number): Promise<Place[] | null> {
  return places.find((provider) => provider.suggest(text, limit))
}
