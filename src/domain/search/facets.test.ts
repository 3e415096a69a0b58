import { describe, expect, test } from 'vitest'
import { searchDocumentSchema } from './document'
import {
  CHOOSABLE_FILTERS,
  DEFAULT_SEARCH_FILTERS,
  findFilters,
  findShownFilters,
  isMultiValue,
  LIST_FILTERS,
  RANGE_ATTRIBUTES,
  RANGE_FILTERS,
  SEARCH_FILTERS,
} from './facets'

const STATE_FIELDS =
  'badge status car_type categories city colour colour_family dealership_name filtered_features item_type km location_name make make_model model price subscription_price seats body drive fuel transmission state tag weekly_price_range year certified created_at_timestamp'

describe('SRCH-09: the registry of filters', () => {
  test.each(STATE_FIELDS.split(' '))('SRCH-09: has the search state field %s', (field) => {
    expect(findFilters([field])).toHaveLength(1)
  })

  test('SRCH-09, KIND-04: parameters and attributes are unique but for the towing limit, and each attribute is in the document', () => {
    expect(new Set(SEARCH_FILTERS.map((filter) => filter.parameter)).size).toBe(SEARCH_FILTERS.length)
    const own = SEARCH_FILTERS.filter((filter) => filter.parameter !== 'tow')
    expect(new Set(own.map((filter) => filter.attribute)).size).toBe(own.length)
    expect(new Set(RANGE_ATTRIBUTES).size).toBe(RANGE_ATTRIBUTES.length)
    const attributes = Object.keys(searchDocumentSchema.shape)
    expect(SEARCH_FILTERS.filter((filter) => !attributes.includes(filter.attribute))).toEqual([])
  })

  test('SRCH-09: list filters have the name of their attribute', () => {
    expect(LIST_FILTERS.filter((filter) => filter.parameter !== filter.attribute)).toEqual([])
    expect(LIST_FILTERS.length + RANGE_FILTERS.length).toBe(SEARCH_FILTERS.length)
  })
})

test('SRCH-11: lists the default filters in order', () => {
  expect(DEFAULT_SEARCH_FILTERS.join(' ')).toBe('make model body transmission fuel price km year seats colour dealership_name')
  expect(findFilters(DEFAULT_SEARCH_FILTERS).map((filter) => filter.parameter)).toEqual([...DEFAULT_SEARCH_FILTERS])
})

test('LOOK-03: the switch names the colour filter, and visitors get colour families', () => {
  expect(findShownFilters(['km', 'colour']).map(({ parameter }) => parameter)).toEqual(['km', 'colour_family'])
  expect(CHOOSABLE_FILTERS.filter(({ label }) => label === 'Colour').map(({ parameter }) => parameter)).toEqual(['colour'])
})

test('SRCH-11: leaves out unknown and repeated names of a switch', () => {
  expect(findFilters(['km', 'nonsense', '__proto__', 'make', 'km']).map((filter) => filter.parameter)).toEqual(['km', 'make'])
})

test('SRCH-09: features, categories and layouts can have several values per vehicle', () => {
  expect(LIST_FILTERS.filter((filter) => isMultiValue(filter.attribute)).map((filter) => filter.parameter)).toEqual([
    'filtered_features',
    'categories',
    'layout',
  ])
})
