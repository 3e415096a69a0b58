import { expect, test } from 'vitest'
import { findFilters } from '@/domain/search/facets'
import { findSort } from '@/domain/search/sorts'
import { findKind, VEHICLE_KINDS } from './kinds'
import { listKindFilters, listKindSorts } from './shown-filters'

const USUAL = ['car_type', 'price', 'body', 'make'] as const

test('KIND-05: a site shows the filters of the kinds that it sells; those without own filters have the usual ones', () => {
  expect(listKindFilters([], USUAL)).toEqual(USUAL)
  expect(listKindFilters(['motorcycle', 'boat'], USUAL)).toEqual(USUAL)
  expect(listKindFilters(['caravan'], USUAL).join(' ')).toContain('sleeps layout body_length tare atm payload ball_weight axles road_type')
  expect(listKindFilters(['caravan'], USUAL)).not.toContain('body')
  expect(listKindFilters(['motorhome'], USUAL)).toEqual(expect.arrayContaining(['gvm', 'km', 'sleeps']))
  const mixed = listKindFilters(['car', 'caravan', 'motorhome'], USUAL)
  expect(mixed.slice(0, USUAL.length)).toEqual(USUAL)
  expect([mixed.includes('atm'), mixed.includes('gvm'), new Set<string>(mixed).size === mixed.length]).toEqual([true, true, true])
})

test.each(VEHICLE_KINDS)('KIND-05: every filter and order of a %s exists, and nothing is named twice', (kind) => {
  const { sorts, rows, cardFacts } = findKind(kind)
  const filters = findKind(kind).filters ?? []
  expect(findFilters(filters)).toHaveLength(filters.length)
  expect(sorts.map(findSort)).toEqual([...sorts])
  for (const names of [sorts, rows, cardFacts]) expect(new Set<string>(names).size).toBe(names.length)
})

test('KIND-05: caravans have no odometer to sort by', () => {
  expect(listKindSorts([])).toContain('lowest-km')
  expect(listKindSorts(['caravan'])).toEqual(['recommended', 'price-low', 'price-high', 'newest', 'lightest', 'shortest', 'most-payload'])
})
