import { expect, test } from 'vitest'
import { DEFAULT_SEARCH_FILTERS, findFilters } from '../search/facets'
import { findSort } from '../search/sorts'
import { findKind, VEHICLE_KINDS } from './kinds'
import { listKindSorts, listShownFilters } from './shown-filters'

const shown = (settings: Parameters<typeof listShownFilters>[0]) => listShownFilters(settings).map(({ parameter }) => parameter)
const usual = { searchFilters: DEFAULT_SEARCH_FILTERS }

test('KIND-05: a site shows the filters of the kinds that it sells', () => {
  expect(shown({ ...usual, stockKinds: [] }).join(' ')).toBe(
    'make model body transmission fuel price km year seats colour_family dealership_name',
  )
  expect(shown({ ...usual, stockKinds: ['caravan'] }).join(' ')).toContain(
    'sleeps layout body_length tare atm payload ball_weight axles road_type',
  )
  expect(shown({ ...usual, stockKinds: ['caravan'] })).not.toContain('transmission')
  expect(shown({ ...usual, stockKinds: ['motorhome'] })).toEqual(expect.arrayContaining(['gvm', 'km', 'sleeps']))
  const mixed = shown({ ...usual, stockKinds: ['caravan', 'motorhome'] })
  expect([mixed.includes('atm'), mixed.includes('gvm'), new Set(mixed).size === mixed.length]).toEqual([true, true, true])
})

test('SRCH-11: filters that a tenant chose are shown as they are', () => {
  expect(shown({ searchFilters: ['price', 'make'], stockKinds: ['caravan'] })).toEqual(['price', 'make'])
})

test.each(VEHICLE_KINDS)('KIND-05: every filter and order of a %s exists, and nothing is named twice', (kind) => {
  const { filters, sorts, rows, cardFacts } = findKind(kind)
  expect(findFilters(filters)).toHaveLength(filters.length)
  expect(sorts.map(findSort)).toEqual([...sorts])
  for (const names of [sorts, rows, cardFacts]) expect(new Set<string>(names).size).toBe(names.length)
})

test('KIND-05: caravans have no odometer to sort by', () => {
  expect(listKindSorts([])).toContain('lowest-km')
  expect(listKindSorts(['caravan'])).toEqual(['recommended', 'price-low', 'price-high', 'newest', 'lightest', 'shortest', 'most-payload'])
})
