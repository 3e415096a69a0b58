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

/** From so many states and locations on a list of addresses is too long to stand beside something else. */
const FEWEST_STATES = 3
const FEWEST_LOCATIONS = 8

/** What a state has; `cars` is null when nobody counted. */
export type StateRow = {
  state: AustralianState
  name: string
  href: string
  locations: number
  departments: Record<LocationType, number>
  cars: number | null
  /** Where one of its locations stands, the one nearest to all of them. */
  centre: Coordinates | null
}

export type StateTable = { rows: StateRow[]; total: Pick<StateRow, 'locations' | 'departments' | 'cars'> }

/** Part of the address of the list of locations that shows those of one state. */
export const STATE_ANCHOR = 'state='

function findCentre(locations: readonly SiteLocation[]): Coordinates | null {
  const known = locations.flatMap(({ coordinates }) => coordinates ?? [])
  if (known.length === 0) return null
  const mean = (pick: (location: Coordinates) => number) => known.reduce((sum, location) => sum + pick(location), 0) / known.length
  const [lat, lng] = [mean((location) => location.lat), mean((location) => location.lng)]
  const distance = (location: Coordinates) => Math.hypot(location.lat - lat, location.lng - lng)
  return known.reduce((best, location) => (distance(location) < distance(best) ? location : best))
}

function count(locations: readonly SiteLocation[], cars: Readonly<Record<string, number>> | null): StateTable['total'] {
  const ofType = (type: LocationType) => locations.filter((location) => location.type === type).length
  const [sales, service, parts] = LOCATION_TYPES.map(ofType)
  return {
    locations: locations.length,
    departments: { sales: sales ?? 0, service: service ?? 0, parts: parts ?? 0 },
    cars: cars && locations.reduce((sum, { slug }) => sum + (cars[slug] ?? 0), 0),
  }
}

/**
 * The locations of a group by state, the state with most of them first, for a page that is about something else (LOC-13): there a table says more than
 * many addresses, which the page of all locations has. Null where an address each is better: few locations or states, or a page about locations.
 * @param cars Cars by the slug of their location (LOC-05); null when nobody counted.
 * @param path The page's address.
 */
export function toStateTable(
  locations: readonly SiteLocation[],
  { cars, path }: { cars: Readonly<Record<string, number>> | null; path: string },
): StateTable | null {
  const isAboutPlaces = LOCATION_ROUTES.some((route) => route === path) || readLocationPath(path) !== null
  const states = locations.map(({ address }) => findState(address.state))
  const found = AUSTRALIAN_STATES.filter((state) => states.includes(state))
  if (isAboutPlaces || states.includes(null) || found.length < FEWEST_STATES || locations.length < FEWEST_LOCATIONS) return null
  const rows = found.map((state): StateRow => {
    const within = locations.filter((_, at) => states[at] === state)
    const href = `/locations#${STATE_ANCHOR}${state}`
    return { state, name: STATE_NAMES[state], href, centre: findCentre(within), ...count(within, cars) }
  })
  return { rows: rows.toSorted((a, b) => b.locations - a.locations || a.name.localeCompare(b.name)), total: count(locations, cars) }
}
