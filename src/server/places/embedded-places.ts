import { findState, isPostcode, parsePlaceText, type Place } from '@/domain/geo/place'
import type { Queryable } from '@/server/search/port'
import { ServiceUnavailableError } from '@/server/outside/service-unavailable'
import type { Places } from './port'

/** The median of a postcode's suburbs, so that one with wrong coordinates does not move it. */
const FIND_POSTCODE = `
  with found as (select * from place where postcode = $1),
  centre as (
    select percentile_cont(0.5) within group (order by lat) as lat, percentile_cont(0.5) within group (order by long) as long from found
  )
  select found.postcode, found.suburb, found.state, centre.lat, centre.long
  from found, centre
  order by power(found.lat - centre.lat, 2) + power(found.long - centre.long, 2), found.folded
  limit 1`

/**
 * Exact matches come first, then short names: 'ascot' is Ascot before Ascot Vale. A whole postcode starts with its principal place, the one
 * that most others around are named after: 3220 is Geelong (Geelong West, North Geelong) before Bareena.
 */
const SUGGEST = `
  select postcode, suburb, state, lat, long from place
  where ($1 = '' or (folded >= $1 and folded < $1 || chr(1114111)))
    and ($2 = '' or (postcode >= $2 and postcode < $2 || 'A'))
    and ($3::text is null or state = $3)
  order by folded <> $1, case when $1 = '' and length($2) = 4 then (
      select -count(*) from place as other
      where other.postcode >= left($2, 2) and other.postcode < left($2, 2) || 'A' and other.state = place.state
        and (starts_with(other.folded, place.folded || ' ') or other.folded like '% ' || place.folded)
    ) else 0 end, length(folded), folded, postcode, state
  limit $4`

/** Finds places in the database's own table, without asking an outside service. */
export function createEmbeddedPlaces(database: Queryable): Places {
  const ask = async (text: string, parameters: unknown[]): Promise<Place[]> => {
    const { rows } = await database.query(text, parameters).catch((error: unknown) => {
      throw new ServiceUnavailableError('the table of places does not answer', { cause: error })
    })
    return rows.flatMap(toPlace)
  }
  return {
    kind: 'embedded',
    findPostcode: async (postcode) => (isPostcode(postcode) ? ((await ask(FIND_POSTCODE, [postcode]))[0] ?? null) : null),
    suggest: async (text, limit) => {
      const query = parsePlaceText(text)
      return query === null ? [] : ask(SUGGEST, [query.words, query.postcode, query.state, limit])
    },
  }
}

function toPlace(row: Record<string, unknown>): Place[] {
  const state = findState(String(row.state))
  return state === null
    ? []
    : [{ postcode: String(row.postcode), suburb: String(row.suburb), state, lat: Number(row.lat), lng: Number(row.long) }]
}
