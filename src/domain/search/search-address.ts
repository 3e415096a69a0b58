import { toMakeSlug } from '../models/make-name'
import { slugify } from '../text/slug'
import { CAR_TYPES, type CarType } from '../vehicle/vehicle'
import type { ListAttribute } from './facets'
import { foldValue } from './fold'
import { formatSearchParameters, mergeValues, parseSearchParameters, type SearchParameters } from './search-parameters'
import type { ListSelection, SearchState } from './search-state'

/** The names behind the segments of one tenant's search addresses, keyed by slug (`slugify` for makes, models and bodies). */
export type KnownSegments = {
  makes: ReadonlyMap<string, string>
  /** Keyed by '{make-slug}/{model-slug}'. */
  models: ReadonlyMap<string, string>
  dealerships: ReadonlyMap<string, string>
  locations: ReadonlyMap<string, string>
}

/** The routes of SRCH-01 besides those of a single type; the last one lists everything, as its name says. */
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
 * Why a place or dealership can't have a slug, in words: its cars are at /search/{slug} (LOC-05), where some words mean something else already
 * (SRCH-01). Null when it can.
 */
export function explainTakenSegment(slug: string): string | null {
  if (!CAR_TYPE_SEGMENTS.has(slug) && !bodiesBySlug.has(slug)) return null
  return `/search/${slug} lists cars already. Choose another slug, such as ${slug}-centre.`
}

/**
 * An address below /search/ → the search state (SRCH-01 to SRCH-08). Segments are tested as car type, brand (and its model),
 * dealership, location, body; an unknown segment filters nothing. A make answers under each name that is known for it (BRD-05). Path and parameters of one filter add up. Makes and models
 * nobody knows are ignored, so that what is shown can always be written as an address again.
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

/** A model of another make finds no car, and must not be taken for all cars of this one. */
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

/** What can stand in a path, under the one name it is known by; others of it are dropped. */
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
 * The search state → its address, '/search/used-cars/toyota?price=10000-50000' (SRCH-05 to SRCH-07). One car type, or a mix that
 * has a route, one make, and one model of that make stand in the path; alone, one dealership or one location does; all else is in the query.
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
 * The address without query that a filtered page belongs to (SEO-01): the same car type, make, model, dealership or location, and where it has none of
 * them the same body, whose address is understood as well (VDP-02).
 */
export function toSearchRoute(state: SearchState): string {
  const segments = toPathFilters(state).map(({ segment }) => segment)
  const body = toSingleSlug(state.lists.body)
  if (segments.length === 0 && body !== null && bodiesBySlug.has(body)) segments.push(body)
  return ['/search', ...segments].join('/')
}

/** Whether a body type is one that every site knows, in stock or not. */
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
  return present.length > 0 ? present : toPlaceFilter(state)
}

function toPlaceFilter(state: SearchState): { attribute: ListAttribute; segment: string }[] {
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
