import { sql } from 'kysely'
import { findState, isPostcode, parsePlaceText, type Place, type PlaceQuery } from '@/domain/geo/place'
import { ServiceUnavailableError } from '@/server/outside/service-unavailable'
import type { RunSql } from '../database/transaction'
import { typedQueries } from '../database/typed-queries'
import type { Places } from './port'

type Row = { postcode: string; suburb: string; state: string; lat: number; long: number }

/** Returns the centre of a postcode: the median of its suburbs, so that one with wrong coordinates does not move it. */
function selectPostcode(run: RunSql, postcode: string) {
  return typedQueries(run)
    .with('found', (queries) => queries.selectFrom('place').selectAll().where('postcode', '=', postcode))
    .with('centre', (queries) =>
      queries
        .selectFrom('found')
        .select([
          sql<number>`percentile_cont(0.5) within group (order by lat)`.as('lat'),
          sql<number>`percentile_cont(0.5) within group (order by long)`.as('long'),
        ]),
    )
    .selectFrom(['found', 'centre'])
    .select(['found.postcode', 'found.suburb', 'found.state', 'centre.lat', 'centre.long'])
    .orderBy(sql`power(found.lat - centre.lat, 2) + power(found.long - centre.long, 2)`)
    .orderBy('found.folded')
    .limit(1)
}

/** Counts the places around one that are named after it. */
const namesakes = (postcode: string) => sql<number>`(
  select count(*) from place as other
  where other.postcode >= left(${postcode}, 2) and other.postcode < left(${postcode}, 2) || 'A' and other.state = place.state
    and (starts_with(other.folded, place.folded || ' ') or other.folded like '% ' || place.folded))`

/**
 * Selects places whose name or postcode begins as typed. Exact matches come first, then short names: 'ascot' is Ascot before Ascot Vale. A
 * whole postcode starts with its principal place, the one that most others around are named after: 3220 is Geelong (Geelong West, North
 * Geelong) before Bareena.
 */
function selectSuggestions(run: RunSql, { words, postcode, state }: PlaceQuery, limit: number) {
  const isWholePostcode = words === '' && isPostcode(postcode)
  return typedQueries(run)
    .selectFrom('place')
    .select(['postcode', 'suburb', 'state', 'lat', 'long'])
    .$if(words !== '', (query) => query.where('folded', '>=', words).where('folded', '<', sql<string>`${words}::text || chr(1114111)`))
    .$if(postcode !== '', (query) => query.where('postcode', '>=', postcode).where('postcode', '<', `${postcode}A`))
    .$if(state !== null, (query) => query.where('state', '=', state ?? ''))
    .orderBy(sql`folded <> ${words}`)
    .$if(isWholePostcode, (query) => query.orderBy(namesakes(postcode), 'desc'))
    .orderBy(sql`length(folded)`)
    .orderBy('folded')
    .orderBy('postcode')
    .orderBy('state')
    .limit(limit)
}

/** Finds places in the database's own table, without asking an outside service. */
export function createEmbeddedPlaces(run: RunSql): Places {
  const ask = async (query: { execute: () => Promise<Row[]> }): Promise<Place[]> => {
    const rows = await query.execute().catch((error: unknown) => {
      throw new ServiceUnavailableError('the table of places does not answer', { cause: error })
    })
    return rows.flatMap(toPlace)
  }
  return {
    kind: 'embedded',
    findPostcode: async (postcode) => (isPostcode(postcode) ? ((await ask(selectPostcode(run, postcode)))[0] ?? null) : null),
    suggest: async (text, limit) => {
      const query = parsePlaceText(text)
      return query === null ? [] : ask(selectSuggestions(run, query, limit))
    },
  }
}

function toPlace({ state: stored, long, ...place }: Row): Place[] {
  const state = findState(stored)
  return state === null ? [] : [{ ...place, state, lng: long }]
}
