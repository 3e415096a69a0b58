/** The control that shows a filter. 'none' is for filters that only an address or a page can set. */
export type FilterControl = 'checkboxes' | 'select' | 'toggle' | 'range' | 'none'

type FilterRow = {
  kind: 'list' | 'range'
  /** The name in the address and in the search state (SRCH-05, SRCH-09). */
  parameter: string
  /** The attribute of the search document. */
  attribute: string
  label: string
  control: FilterControl
}

/**
 * All search filters, one row each (SRCH-09, SRCH-11). Addresses, both engines' indexes, controls and labels derive from it. A list filter
 * matches any of its values. A range filter is inclusive and never matches a missing value.
 */
export const SEARCH_FILTERS = [
  { kind: 'list', parameter: 'car_type', attribute: 'car_type', label: 'Condition', control: 'checkboxes' },
  { kind: 'list', parameter: 'make', attribute: 'make', label: 'Make', control: 'checkboxes' },
  { kind: 'list', parameter: 'model', attribute: 'model', label: 'Model', control: 'checkboxes' },
  { kind: 'list', parameter: 'make_model', attribute: 'make_model', label: 'Make and model', control: 'checkboxes' },
  { kind: 'list', parameter: 'badge', attribute: 'badge', label: 'Badge', control: 'checkboxes' },
  { kind: 'list', parameter: 'series', attribute: 'series', label: 'Series', control: 'checkboxes' },
  { kind: 'list', parameter: 'body', attribute: 'body', label: 'Body type', control: 'checkboxes' },
  { kind: 'list', parameter: 'transmission', attribute: 'transmission', label: 'Transmission', control: 'checkboxes' },
  { kind: 'list', parameter: 'fuel', attribute: 'fuel', label: 'Fuel', control: 'checkboxes' },
  { kind: 'list', parameter: 'drive', attribute: 'drive', label: 'Drive', control: 'checkboxes' },
  { kind: 'list', parameter: 'seats', attribute: 'seats', label: 'Seats', control: 'checkboxes' },
  { kind: 'list', parameter: 'colour_family', attribute: 'colour_family', label: 'Colour', control: 'checkboxes' },
  // Paint names. Visitors see families instead (findShownFilters); addresses from before still set this filter.
  { kind: 'list', parameter: 'colour', attribute: 'colour', label: 'Colour', control: 'checkboxes' },
  { kind: 'list', parameter: 'filtered_features', attribute: 'filtered_features', label: 'Features', control: 'checkboxes' },
  { kind: 'list', parameter: 'categories', attribute: 'categories', label: 'Category', control: 'checkboxes' },
  { kind: 'list', parameter: 'tag', attribute: 'tag', label: 'Highlights', control: 'checkboxes' },
  { kind: 'list', parameter: 'certified', attribute: 'certified', label: 'Certified', control: 'toggle' },
  { kind: 'list', parameter: 'status', attribute: 'status', label: 'Availability', control: 'checkboxes' },
  { kind: 'list', parameter: 'sleeps', attribute: 'sleeps', label: 'Sleeps', control: 'checkboxes' },
  { kind: 'list', parameter: 'layout', attribute: 'layout', label: 'Layout', control: 'checkboxes' },
  { kind: 'list', parameter: 'road_type', attribute: 'road_type', label: 'Road type', control: 'checkboxes' },
  { kind: 'list', parameter: 'axles', attribute: 'axles', label: 'Axles', control: 'checkboxes' },
  { kind: 'list', parameter: 'item_type', attribute: 'item_type', label: 'Vehicle type', control: 'checkboxes' },
  { kind: 'list', parameter: 'dealership_name', attribute: 'dealership_name', label: 'Dealership', control: 'checkboxes' },
  { kind: 'list', parameter: 'dealership_slug', attribute: 'dealership_slug', label: 'Dealership page', control: 'none' },
  { kind: 'list', parameter: 'location_name', attribute: 'location_name', label: 'Location', control: 'checkboxes' },
  { kind: 'list', parameter: 'location_slug', attribute: 'location_slug', label: 'Location page', control: 'none' },
  { kind: 'list', parameter: 'city', attribute: 'city', label: 'City', control: 'select' },
  { kind: 'list', parameter: 'state', attribute: 'state', label: 'State', control: 'select' },
  { kind: 'range', parameter: 'price', attribute: 'price', label: 'Price', control: 'range' },
  { kind: 'range', parameter: 'weekly_price_range', attribute: 'weekly_price', label: 'Weekly repayment', control: 'range' },
  { kind: 'range', parameter: 'subscription_price', attribute: 'subscription_price', label: 'Subscription price', control: 'range' },
  { kind: 'range', parameter: 'km', attribute: 'km', label: 'Kilometres', control: 'range' },
  { kind: 'range', parameter: 'year', attribute: 'year', label: 'Year', control: 'range' },
  { kind: 'range', parameter: 'body_length', attribute: 'body_length', label: 'Body length', control: 'range' },
  { kind: 'range', parameter: 'tare', attribute: 'tare', label: 'Tare', control: 'range' },
  { kind: 'range', parameter: 'atm', attribute: 'atm', label: 'ATM', control: 'range' },
  { kind: 'range', parameter: 'tow', attribute: 'atm', label: 'Towing limit', control: 'none' },
  { kind: 'range', parameter: 'gvm', attribute: 'gvm', label: 'GVM', control: 'range' },
  { kind: 'range', parameter: 'payload', attribute: 'payload', label: 'Payload', control: 'range' },
  { kind: 'range', parameter: 'ball_weight', attribute: 'ball_weight', label: 'Ball weight', control: 'range' },
  { kind: 'range', parameter: 'created_at_timestamp', attribute: 'created_at_timestamp', label: 'Listed since', control: 'none' },
] as const satisfies readonly FilterRow[]

export type SearchFilter = (typeof SEARCH_FILTERS)[number]
export type ListFilter = Extract<SearchFilter, { kind: 'list' }>
export type RangeFilter = Extract<SearchFilter, { kind: 'range' }>

/** List filters have the name of their attribute. */
export type ListAttribute = ListFilter['attribute']
export type RangeAttribute = RangeFilter['attribute']
export type RangeParameter = RangeFilter['parameter']
export type FilterParameter = SearchFilter['parameter']

export const LIST_FILTERS: readonly ListFilter[] = SEARCH_FILTERS.filter((filter) => filter.kind === 'list')
export const RANGE_FILTERS: readonly RangeFilter[] = SEARCH_FILTERS.filter((filter) => filter.kind === 'range')
export const LIST_ATTRIBUTES: readonly ListAttribute[] = LIST_FILTERS.map((filter) => filter.attribute)
/** The towing limit and the ATM filter the same attribute (KIND-04). */
export const RANGE_ATTRIBUTES: readonly RangeAttribute[] = [...new Set(RANGE_FILTERS.map((filter) => filter.attribute))]

/** List attributes with several values per vehicle. */
export const MULTI_VALUE_ATTRIBUTES = ['filtered_features', 'categories', 'layout'] as const satisfies readonly ListAttribute[]
export type MultiValueAttribute = (typeof MULTI_VALUE_ATTRIBUTES)[number]
const multiValue: ReadonlySet<string> = new Set(MULTI_VALUE_ATTRIBUTES)

export function isMultiValue(attribute: ListAttribute): attribute is MultiValueAttribute {
  return multiValue.has(attribute)
}

/** The filters that a tenant shows by default (SRCH-11). */
export const DEFAULT_SEARCH_FILTERS = [
  'make',
  'model',
  'body',
  'transmission',
  'fuel',
  'price',
  'km',
  'year',
  'seats',
  'colour',
  'dealership_name',
] as const satisfies readonly FilterParameter[]

const byParameter = new Map<string, SearchFilter>(SEARCH_FILTERS.map((filter) => [filter.parameter, filter]))

/** Returns the filters that a tenant's switch names, in that order. Leaves out unknown and repeated names (SRCH-11). */
export function findFilters(parameters: readonly string[]): SearchFilter[] {
  return [...new Set(parameters)].flatMap((parameter) => byParameter.get(parameter) ?? [])
}

/**
 * Returns the filters that visitors see for a tenant's switch (SRCH-11). Colours are filtered by family (LOOK-03); the switch names them
 * 'colour'.
 */
export function findShownFilters(parameters: readonly string[]): SearchFilter[] {
  return findFilters(parameters.map((parameter) => (parameter === 'colour' ? 'colour_family' : parameter)))
}

/** The filters that a tenant can choose to show. Only addresses and pages set the others. */
export const CHOOSABLE_FILTERS: readonly SearchFilter[] = SEARCH_FILTERS.filter(
  ({ control, parameter }) => control !== 'none' && parameter !== 'colour_family',
)
