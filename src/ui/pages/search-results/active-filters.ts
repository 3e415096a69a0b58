import { formatDate } from '@/domain/time/format-date'
import { formatFigure } from '@/domain/numbers/figures'
import { formatMoney, toCents } from '@/domain/money/money'
import { LIST_FILTERS, RANGE_FILTERS, type ListAttribute, type RangeParameter } from '@/domain/search/facets'
import { foldValue } from '@/domain/search/fold'
import type { NumberRange } from '@/domain/search/query'
import type { SearchState } from '@/domain/search/search-state'
import { CONDITIONS } from '@/ui/sections/vehicle-card/card-view'
import { COLOUR_FAMILIES } from '@/domain/vehicle/colour-family'
import { BERTH_LABELS, ROAD_LABELS } from '@/domain/vehicle/caravan'
import { CAR_TYPES, type VehicleStatus } from '@/domain/vehicle/vehicle'

/** The names of dealerships and locations by slug, and the site's time zone for dates. */
export type LocationNames = { dealerships: ReadonlyMap<string, string>; locations: ReadonlyMap<string, string>; timeZone: string }

/** An active filter, and the address of the search without it. */
export type ActiveFilter = {
  /** 'fuel:Diesel'. Unique within a search. */
  key: string
  /** 'Fuel' */
  name: string
  /** 'Diesel', 'Under $40,000' */
  label: string
  without: SearchState
}

const STATUSES: Record<VehicleStatus, string> = { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' }

function findStatus(value: string): string {
  return Object.entries(STATUSES).find(([status]) => status === value)?.[1] ?? value
}

const findLabel = (labels: Readonly<Record<string, string>>, value: string) =>
  (Object.hasOwn(labels, value) ? labels[value] : null) ?? value

function findCondition(value: string): string {
  const type = CAR_TYPES.find((carType) => carType === value)
  return type === undefined ? value : CONDITIONS[type]
}

/** Returns the label of a list filter's value: 'Used' for used, '5 seats' for 5, a location's name for its slug. */
export function describeValue(attribute: ListAttribute, value: string, places: LocationNames): string {
  switch (attribute) {
    case 'car_type':
      return findCondition(value)
    case 'status':
      return findStatus(value)
    case 'seats':
      return `${value} seats`
    case 'sleeps':
      return `Sleeps ${value}`
    case 'axles':
      return value === '1' ? '1 axle' : `${value} axles`
    case 'layout':
      return findLabel(BERTH_LABELS, value)
    case 'road_type':
      return findLabel(ROAD_LABELS, value)
    case 'certified':
      return value === 'true' ? 'Certified' : 'Not certified'
    case 'colour_family':
      return COLOUR_FAMILIES.find((family) => foldValue(family) === foldValue(value)) ?? value
    case 'dealership_slug':
      return places.dealerships.get(value) ?? value
    case 'location_slug':
      return places.locations.get(value) ?? value
    default:
      return value
  }
}

const dollars = (amount: number) => formatMoney(toCents(amount) ?? 0)

const RANGE_WORDS: Record<RangeParameter, { format: (value: number, timeZone: string) => string; under: string; over: string }> = {
  price: { format: dollars, under: 'Under', over: 'Over' },
  weekly_price_range: { format: (value) => `${dollars(value)} a week`, under: 'Under', over: 'Over' },
  subscription_price: { format: (value) => `${dollars(value)} a week`, under: 'Under', over: 'Over' },
  km: { format: (value) => `${formatFigure(value)} km`, under: 'Under', over: 'Over' },
  year: { format: (value) => String(value), under: 'Up to', over: 'From' },
  body_length: { format: (value) => `${formatFigure(value)} mm`, under: 'Up to', over: 'From' },
  tare: { format: (value) => `${formatFigure(value)} kg tare`, under: 'Up to', over: 'From' },
  atm: { format: (value) => `${formatFigure(value)} kg ATM`, under: 'Up to', over: 'From' },
  tow: { format: (value) => `${formatFigure(value)} kg`, under: 'My car tows', over: 'Over' },
  gvm: { format: (value) => `${formatFigure(value)} kg GVM`, under: 'Up to', over: 'From' },
  payload: { format: (value) => `${formatFigure(value)} kg payload`, under: 'Up to', over: 'From' },
  ball_weight: { format: (value) => `${formatFigure(value)} kg ball weight`, under: 'Up to', over: 'From' },
  created_at_timestamp: { format: formatDate, under: 'Listed before', over: 'Listed since' },
}

/** Returns the label of a range: 'Under $40,000', '$80,000 to $500,000', 'From 2018', 'Listed since 3 Sep 2027'. */
export function describeRange(parameter: RangeParameter, { min, max }: NumberRange, { timeZone }: LocationNames): string {
  const { under, over } = RANGE_WORDS[parameter]
  const format = (value: number) => RANGE_WORDS[parameter].format(value, timeZone)
  if (min !== null && max !== null) return `${format(min)} to ${format(max)}`
  return max !== null ? `${under} ${format(max)}` : `${over} ${format(min ?? 0)}`
}

function listActiveValues(state: SearchState, places: LocationNames): ActiveFilter[] {
  return LIST_FILTERS.flatMap(({ attribute, label: name }) => {
    const values = state.lists[attribute] ?? []
    return values.map((value): ActiveFilter => {
      const lists = { ...state.lists, [attribute]: values.filter((other) => other !== value) }
      if (values.length === 1) delete lists[attribute]
      return { key: `${attribute}:${value}`, name, label: describeValue(attribute, value, places), without: { ...state, lists, page: 1 } }
    })
  })
}

function listActiveRanges(state: SearchState, places: LocationNames): ActiveFilter[] {
  return RANGE_FILTERS.flatMap(({ parameter, label: name }) => {
    const range = state.ranges[parameter]
    if (!range) return []
    const ranges = { ...state.ranges }
    delete ranges[parameter]
    return [{ key: parameter, name, label: describeRange(parameter, range, places), without: { ...state, ranges, page: 1 } }]
  })
}

/** Returns the active filters in their usual order. Each can be removed separately (SRCH-05, SRP-13). */
export function listActiveFilters(state: SearchState, places: LocationNames): ActiveFilter[] {
  const words = { key: 'query', name: 'Keyword', label: `“${state.query}”`, without: { ...state, query: '', page: 1 } }
  const near = state.near && {
    key: 'near',
    name: 'Distance',
    label: `Within ${state.near.radiusKm} km of ${state.near.postcode}`,
    without: { ...state, near: null, page: 1 },
  }
  return [
    ...(state.query === '' ? [] : [words]),
    ...listActiveValues(state, places),
    ...listActiveRanges(state, places),
    ...(near ? [near] : []),
  ]
}
