import type { Coordinates } from '../geo/geo'
import { AUSTRALIAN_STATES, type AustralianState, findState } from '../geo/place'
import { LOCATION_ROUTES, readLocationPath } from './location-paths'
import { LOCATION_TYPES, type LocationType, type SiteLocation } from './location'

const STATE_NAMES: Record<AustralianState, string> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
}

/** From so many states and places on a list of addresses is too long to stand beside something else. */
const FEWEST_STATES = 3
const FEWEST_PLACES = 8

/** What a state has; `cars` is null when nobody counted. */
export type StateRow = {
  state: AustralianState
  name: string
  href: string
  places: number
  departments: Record<LocationType, number>
  cars: number | null
  /** Where one of its places stands, the one nearest to all of them. */
  centre: Coordinates | null
}

export type StateTable = { rows: StateRow[]; total: Pick<StateRow, 'places' | 'departments' | 'cars'> }

/** Part of the address of the list of places that shows those of one state. */
export const STATE_ANCHOR = 'state='

function findCentre(places: readonly SiteLocation[]): Coordinates | null {
  const known = places.flatMap(({ coordinates }) => coordinates ?? [])
  if (known.length === 0) return null
  const mean = (pick: (place: Coordinates) => number) => known.reduce((sum, place) => sum + pick(place), 0) / known.length
  const [lat, lng] = [mean((place) => place.lat), mean((place) => place.lng)]
  const distance = (place: Coordinates) => Math.hypot(place.lat - lat, place.lng - lng)
  return known.reduce((best, place) => (distance(place) < distance(best) ? place : best))
}

function count(places: readonly SiteLocation[], cars: Readonly<Record<string, number>> | null): StateTable['total'] {
  const ofType = (type: LocationType) => places.filter((place) => place.type === type).length
  const [sales, service, parts] = LOCATION_TYPES.map(ofType)
  return {
    places: places.length,
    departments: { sales: sales ?? 0, service: service ?? 0, parts: parts ?? 0 },
    cars: cars && places.reduce((sum, { slug }) => sum + (cars[slug] ?? 0), 0),
  }
}

/**
 * The places of a group by state, the state with most of them first, for a page that is about something else (LOC-13): there a table says more than
 * many addresses, which the page of all places has. Null where an address each is better: few places or states, or a page about places.
 * @param cars Cars by the slug of their place (LOC-05); null when nobody counted.
 * @param path The page's address.
 */
export function toStateTable(
  places: readonly SiteLocation[],
  { cars, path }: { cars: Readonly<Record<string, number>> | null; path: string },
): StateTable | null {
  const isAboutPlaces = LOCATION_ROUTES.some((route) => route === path) || readLocationPath(path) !== null
  const states = places.map(({ address }) => findState(address.state))
  const found = AUSTRALIAN_STATES.filter((state) => states.includes(state))
  if (isAboutPlaces || states.includes(null) || found.length < FEWEST_STATES || places.length < FEWEST_PLACES) return null
  const rows = found.map((state): StateRow => {
    const within = places.filter((_, at) => states[at] === state)
    const href = `/locations#${STATE_ANCHOR}${state}`
    return { state, name: STATE_NAMES[state], href, centre: findCentre(within), ...count(within, cars) }
  })
  return { rows: rows.toSorted((a, b) => b.places - a.places || a.name.localeCompare(b.name)), total: count(places, cars) }
}
