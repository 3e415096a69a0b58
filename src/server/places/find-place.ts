import { isPostcode, type Place } from '@/domain/geo/place'
import { env } from '@/env'
import { shared } from '../cache/process-global'
import { databasePool } from '../database/pool'
import { logger } from '../log/log'
import type { Places } from './port'
import { PLACE_PROVIDERS } from './providers'

/** What is known of a postcode that somebody asked for; 'unavailable' when nobody could say. */
export type FoundPlace = { kind: 'found'; place: Place } | { kind: 'unknown' } | { kind: 'unavailable' }

/** Postcodes stay where they are: those asked for lately are kept, so that a maps service is not asked for each page. */
const MOST_KEPT = 2_000

type Holder = { places: Promise<Places>; embedded: Promise<Places>; kept: Map<string, FoundPlace> }

function holder(): Holder {
  const known = shared<Holder>('forecourt.places')
  return (known.value ??= openPlaces())
}

function openPlaces(): Holder {
  const { GEOCODER_URL: address, GEOCODER_KEY: key } = env()
  const embedded = PLACE_PROVIDERS.embedded.create({}, databasePool())
  const places = address === undefined ? embedded : PLACE_PROVIDERS.maps.create({ address, key }, databasePool())
  return { places, embedded, kept: new Map() }
}

/**
 * Asks the provider; one that fails is told of in the log, and the list that comes with the product answers instead (API-09).
 * @returns null when that does not answer either.
 */
async function askInTurn<Answer>(
  { places, embedded }: Holder,
  ask: (from: Places) => Promise<Answer>,
): Promise<{ answer: Answer; isInstead: boolean } | null> {
  const first = await places
  for (const provider of [...new Set([first, await embedded])]) {
    try {
      return { answer: await ask(provider), isInstead: provider !== first }
    } catch (error) {
      logger.warn({ provider: provider.kind, reason: error instanceof Error ? error.message : String(error) }, 'no place was looked up')
    }
  }
  return null
}

/** Where a postcode lies (SRCH-20). That there is none is only said by the provider itself. Never throws. */
export async function findPostcode(postcode: string): Promise<FoundPlace> {
  if (!isPostcode(postcode)) return { kind: 'unknown' }
  const held = holder()
  const known = held.kept.get(postcode)
  if (known) return known
  const asked = await askInTurn(held, (from) => from.findPostcode(postcode))
  if (asked === null || (asked.isInstead && asked.answer === null)) return { kind: 'unavailable' }
  const found: FoundPlace = asked.answer === null ? { kind: 'unknown' } : { kind: 'found', place: asked.answer }
  if (!asked.isInstead) keep(held.kept, postcode, found)
  return found
}

function keep(kept: Holder['kept'], postcode: string, found: FoundPlace): void {
  kept.set(postcode, found)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}

/** Places as somebody types one (API-10); null when nobody could say. Never throws. */
export async function suggestPlaces(text: string, limit: number): Promise<Place[] | null> {
  const asked = await askInTurn(holder(), (from) => from.suggest(text, limit))
  return asked === null ? null : asked.answer
}
