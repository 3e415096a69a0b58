import { toMakeSlug } from '../models/make-name'
import { slugify } from '../text/slug'
import { CAR_TYPES, type CarType } from '../vehicle/vehicle'
import type { ListAttribute } from './facets'
import { foldValue } from './fold'
import { formatSearchParameters, mergeValues, parseSearchParameters, type SearchParameters } from './search-parameters'
import type { ListSelection, SearchState } from './search-state'

/** The names for the segments of a tenant's search addresses, by slug (`slugify` for makes, models and bodies). */
export type KnownSegments = {
  makes: ReadonlyMap<string, string>
  /** Keyed by '{make-slug}/{model-slug}'. */
  models: ReadonlyMap<string, string>
  dealerships: ReadonlyMap<string, string>
  locations: ReadonlyMap<string, string>
}

/** The routes of SRCH-01 for several car types. The last one lists everything. */
const CAR_TYPE_SEGMENTS: ReadonlyMap<string, readonly CarType[]> = new Map<string, readonly CarType[]>([
  ['used-cars', ['used']],
  ['new-cars', ['new']],
  ['demo-cars', ['demo']],
  ['new-and-demo-cars', ['new', 'demo']],
  ['new-used-and-demo-cars', ['new', 'used', 'demo']],
])

const BODIES = [
  'SUV',
  'Ute',
  'Sedan',
  'Hatch',
  'Hatchback',
  'Wagon',
  'Cab Chassis',
  'Van',
  'Coupe',
  'Convertible',
  'People Mover',
  'Bus',
  'Light Truck',
  'Caravan',
  'Camper Trailer',
  'Hybrid Caravan',
  'Pop Top',
  'Motorhome',
] as const
const bodiesBySlug: ReadonlyMap<string, string> = new Map(BODIES.map((body) => [slugify(body), body]))

/**
 * Explains why a location or dealership can't have a slug, or returns null when it can. Its vehicles are listed at /search/{slug} (LOC-05),
 * where some words have another meaning (SRCH-01).
 */
export function explainTakenSegment(slug: string): string | null {
  if (!CAR_TYPE_SEGMENTS.has(slug) && !bodiesBySlug.has(slug)) return null
  return `/search/${slug} lists cars already. Choose another slug, such as ${slug}-centre.`
}

/**
 * Parses an address below /search/ (SRCH-01 to SRCH-08). Tries each segment as car type, brand (with its model), dealership, location and
 * body; unknown segments don't filter. A make has several known names (BRD-05). Values of one filter in path and parameters are combined.
 * Unknown makes and models are ignored, so that the state can always be written as an address again.
 */
export function parseSearchAddress(segments: readonly string[], parameters: SearchParameters, known: KnownSegments): SearchState {
  const state = parseSearchParameters(parameters)
  const fromPath = parseSegments(segments, known)
  const lists: ListSelection = { ...state.lists }
  for (const { attribute, values } of fromPath) lists[attribute] = mergeValues(values, lists[attribute] ?? [])
  return { ...state, lists: toKnownNames(lists, known) }
}

type PathFilter = { attribute: ListAttribute; values: readonly string[] }

function parseSegments(segments: readonly string[], known: KnownSegments): PathFilter[] {
  const filters: PathFilter[] = []
  let makeSlug: string | null = null
  for (const segment of segments.slice(0, 4).map((text) => text.toLowerCase())) {
    const filter: PathFilter | null =
      parseModel(segment, makeSlug, known) ?? parseSegment(segment, known) ?? parseForeignModel(segment, makeSlug, known)
    if (filter === null) break
    makeSlug = filter.attribute === 'make' ? toMakeSlug(segment) : null
    filters.push(filter)
  }
  return filters
}

function parseModel(segment: string, makeSlug: string | null, known: KnownSegments): PathFilter | null {
  const model = makeSlug === null ? undefined : known.models.get(`${makeSlug}/${segment}`)
  return model === undefined ? null : { attribute: 'model', values: [model] }
}

/** A model of another make must match no vehicle, rather than all vehicles of this make. */
function parseForeignModel(segment: string, makeSlug: string | null, known: KnownSegments): PathFilter | null {
  const model = makeSlug === null ? undefined : listModelNames(known).get(segment)
  return model === undefined ? null : { attribute: 'model', values: [model] }
}

function listModelNames(known: KnownSegments): ReadonlyMap<string, string> {
  return new Map([...known.models].map(([path, name]) => [path.slice(path.indexOf('/') + 1), name]))
}

function parseSegment(segment: string, known: KnownSegments): PathFilter | null {
  const carTypes = CAR_TYPE_SEGMENTS.get(segment)
  if (carTypes) return { attribute: 'car_type', values: carTypes }
  const make = known.makes.get(toMakeSlug(segment))
  if (make !== undefined) return { attribute: 'make', values: [make] }
  if (known.dealerships.has(segment)) return { attribute: 'dealership_slug', values: [segment] }
  if (known.locations.has(segment)) return { attribute: 'location_slug', values: [segment] }
  const body = bodiesBySlug.get(segment)
  return body === undefined ? null : { attribute: 'body', values: [body] }
}

/** Replaces the values that can appear in a path with their known names, and drops unknown ones. */
function toKnownNames(lists: ListSelection, known: KnownSegments): ListSelection {
  const named: ListSelection = { ...lists }
  const keep = (attribute: ListAttribute, names: readonly string[]) => {
    const values = mergeValues([], names)
    if (values.length > 0) named[attribute] = values
    else delete named[attribute]
  }
  const { car_type = [], make = [], model = [], dealership_slug = [], location_slug = [] } = lists
  const carTypes = car_type.map(foldValue)
  keep(
    'car_type',
    CAR_TYPES.filter((type) => carTypes.includes(type)),
  )
  keep(
    'make',
    make.flatMap((value) => known.makes.get(toMakeSlug(value)) ?? []),
  )
  if (model.length > 0) {
    const names = listModelNames(known)
    keep(
      'model',
      model.flatMap((value) => names.get(slugify(value)) ?? []),
    )
  }
  keep(
    'dealership_slug',
    dealership_slug.filter((slug) => known.dealerships.has(slug)),
  )
  keep(
    'location_slug',
    location_slug.filter((slug) => known.locations.has(slug)),
  )
  return named
}

/**
 * Writes the address of a search state, such as '/search/used-cars/toyota?price=10000-50000' (SRCH-05 to SRCH-07). The path has one car
 * type or a combination with a route, one make and one model of it, or a single dealership or location on its own. Everything else is in
 * the query.
 */
export function toSearchAddress(state: SearchState): string {
  const path = toPathFilters(state)
  const segments = path.map(({ segment }) => segment)
  const parameters = formatSearchParameters(
    state,
    path.map(({ attribute }) => attribute),
  )
  return ['/search', ...segments].join('/') + (parameters === '' ? '' : `?${parameters}`)
}

/**
 * Returns the canonical route of a filtered page, without query (SEO-01): the same car type, make, model, dealership or location. If it has
 * none of them, the same body, which also has an address (VDP-02).
 */
export function toSearchRoute(state: SearchState): string {
  const segments = toPathFilters(state).map(({ segment }) => segment)
  const body = toSingleSlug(state.lists.body)
  if (segments.length === 0 && body !== null && bodiesBySlug.has(body)) segments.push(body)
  return ['/search', ...segments].join('/')
}

/** Checks whether every site knows a body type, in stock or not. */
export function isKnownBody(body: string): boolean {
  return bodiesBySlug.has(slugify(body))
}

function toPathFilters(state: SearchState): { attribute: ListAttribute; segment: string }[] {
  const { car_type, make, model } = state.lists
  const typeSegment = findCarTypeSegment(car_type ?? [])
  const makeSegment = toSingleSlug(make)
  const modelSegment = makeSegment === null ? null : toSingleSlug(model)
  const main = [
    { attribute: 'car_type', segment: typeSegment },
    { attribute: 'make', segment: makeSegment },
    { attribute: 'model', segment: modelSegment },
  ] as const
  const present = main.flatMap(({ attribute, segment }) => (segment === null ? [] : [{ attribute, segment }]))
  return present.length > 0 ? present : toLocationFilter(state)
}

function toLocationFilter(state: SearchState): { attribute: ListAttribute; segment: string }[] {
  for (const attribute of ['dealership_slug', 'location_slug'] as const) {
    const segment = toSingleSlug(state.lists[attribute])
    if (segment !== null && segment === state.lists[attribute]?.[0]) return [{ attribute, segment }]
  }
  return []
}

function toSingleSlug(values: readonly string[] | undefined): string | null {
  const [value, ...others] = values ?? []
  return value === undefined || others.length > 0 ? null : slugify(value) || null
}

function findCarTypeSegment(carTypes: readonly string[]): string | null {
  for (const [segment, types] of CAR_TYPE_SEGMENTS) {
    if (types.length === carTypes.length && types.every((type) => carTypes.includes(type))) return segment
  }
  return null
}
