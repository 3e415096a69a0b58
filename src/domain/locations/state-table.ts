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

/** From this many states and locations, a list of addresses is too long for a section. */
const MIN_STATES = 3
const MIN_LOCATIONS = 8

/** A row of the table; `cars` is null if not counted. */
export type StateRow = {
  state: AustralianState
  name: string
  href: string
  locations: number
  departments: Record<LocationType, number>
  cars: number | null
  /** Position of the location nearest to the centre of all. */
  centre: Coordinates | null
}

export type StateTable = { rows: StateRow[]; total: Pick<StateRow, 'locations' | 'departments' | 'cars'> }

/** Part of the hash that filters the list of locations by state. */
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
 * The locations of a group by state, the largest state first, as a table instead of many addresses (LOC-13). Null if addresses fit
 * better: for few locations or states, and on pages about locations.
 * @param cars Number of cars by location slug (LOC-05); null if not counted.
 * @param path Path of the page.
 */
export function toStateTable(
  locations: readonly SiteLocation[],
  { cars, path }: { cars: Readonly<Record<string, number>> | null; path: string },
): StateTable | null {
  const isAboutLocations = LOCATION_ROUTES.some((route) => route === path) || readLocationPath(path) !== null
  const states = locations.map(({ address }) => findState(address.state))
  const found = AUSTRALIAN_STATES.filter((state) => states.includes(state))
  if (isAboutLocations || states.includes(null) || found.length < MIN_STATES || locations.length < MIN_LOCATIONS) return null
  const rows = found.map((state): StateRow => {
    const within = locations.filter((_, at) => states[at] === state)
    const href = `/locations#${STATE_ANCHOR}${state}`
    return { state, name: STATE_NAMES[state], href, centre: findCentre(within), ...count(within, cars) }
  })
  return { rows: rows.toSorted((a, b) => b.locations - a.locations || a.name.localeCompare(b.name)), total: count(locations, cars) }
}
