import { describe, expect, test } from 'vitest'
import { RANGE_ATTRIBUTES } from './facets'
import { findSort, listSortChoices, parseSortRule, resolveSortKeys, SORT_CHOICES } from './sorts'

const CAR_SORTS = SORT_CHOICES.map(({ id }) => id)

test('SRCH-23: lists the sort options and their labels', () => {
  expect(SORT_CHOICES.map((choice) => choice.label)).toEqual([
    'Recommended',
    'Price: low to high',
    'Price: high to low',
    'Newest first',
    'Lowest km',
  ])
})

test('LOOK-15: sorting by distance is offered only around a place', () => {
  expect(listSortChoices(CAR_SORTS, true).map(({ id }) => id)).toContain('nearest')
  expect(listSortChoices(CAR_SORTS, false).map(({ id }) => id)).toEqual(['recommended', 'price-low', 'price-high', 'newest', 'lowest-km'])
})

test.each([
  ['price-low', 'price-low'],
  ['nearest', 'nearest'],
  ['nonsense', 'recommended'],
  ['toString', 'recommended'],
  [null, 'recommended'],
  [undefined, 'recommended'],
])('SRCH-08: the sort %j in an address means %s', (given, taken) => {
  expect(findSort(given)).toBe(taken)
})

describe("SRCH-16: the tenant's sort rule", () => {
  test.each([
    ['custom_rank:desc', [{ attribute: 'custom_rank', direction: 'desc' }]],
    [
      'year:desc, price:asc',
      [
        { attribute: 'year', direction: 'desc' },
        { attribute: 'price', direction: 'asc' },
      ],
    ],
    ['', [{ attribute: 'custom_rank', direction: 'desc' }]],
    ['price', [{ attribute: 'custom_rank', direction: 'desc' }]],
    ['price:up', [{ attribute: 'custom_rank', direction: 'desc' }]],
    ['price:asc:desc', [{ attribute: 'custom_rank', direction: 'desc' }]],
    ['vin:asc', [{ attribute: 'custom_rank', direction: 'desc' }]],
    ['toString:asc', [{ attribute: 'custom_rank', direction: 'desc' }]],
  ])('SRCH-16: parses %j', (rule, keys) => {
    expect(parseSortRule(rule)).toEqual(keys)
  })

  test.each(RANGE_ATTRIBUTES)('SRCH-16: %s is sortable', (attribute) => {
    expect(parseSortRule(`${attribute}:asc`)).toEqual([{ attribute, direction: 'asc' }])
  })
})

test.each([
  ['recommended', false, [{ attribute: 'year', direction: 'desc' }]],
  ['recommended', true, []],
  ['price-low', true, [{ attribute: 'price', direction: 'asc' }]],
  ['price-high', false, [{ attribute: 'price', direction: 'desc' }]],
  ['newest', false, [{ attribute: 'created_at_timestamp', direction: 'desc' }]],
  ['nearest', false, [{ attribute: 'year', direction: 'desc' }]],
  ['nearest', true, []],
  ['lowest-km', false, [{ attribute: 'km', direction: 'asc' }]],
] as const)('SRCH-23: the keys of %s (with text: %j)', (id, hasWords, keys) => {
  expect(resolveSortKeys(id, 'year:desc', hasWords)).toEqual(keys)
})
