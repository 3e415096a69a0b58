import { describe, expect, test } from 'vitest'
import { panelCounts } from '@tests/builders/panel-counts'
import { listSelects } from './panel-view'
import { toSearchPanel, type SearchPanelSource } from './to-search-panel'

const viewOf = (source: Partial<SearchPanelSource> = {}) => toSearchPanel({ counts: panelCounts(), stockNoun: 'Cars', ...source })
const namesOf = (source: Partial<SearchPanelSource>) => listSelects(viewOf(source)).map(({ name }) => name)

describe('fields', () => {
  test.each<[string, Partial<SearchPanelSource>, string[]]>([
    ['SRCH-11: all fields by default', {}, ['make', 'model', 'body', 'dealership_name', 'price_min', 'price_max', 'subscription_price']],
    ["SRCH-11: the editor's fields", { fields: ['body', 'make'] }, ['make', 'body']],
    [
      'SRCH-02: a single make has no field, but its models do',
      { fields: ['make', 'model'], counts: panelCounts({ lists: { make: [{ value: 'Aurora', count: 324 }] } }) },
      ['model'],
    ],
    [
      'SRCH-09: no subscription field without subscription cars',
      { fields: ['subscription'], counts: panelCounts({ hasSubscriptions: false }) },
      [],
    ],
    ['SRCH-19: no price fields without prices', { fields: ['price'], counts: panelCounts({ highestPrice: null }) }, []],
    ['SRCH-19: no price fields for two equal ends', { fields: ['price'], lowestPrice: 9_000, highestPrice: 9_000 }, []],
  ])('%s', (_, source, expected) => {
    expect(namesOf(source)).toEqual(expected)
  })
})

test('SRCH-01: the conditions are all, new, demo and used, in this order', () => {
  expect(viewOf({ stockNoun: 'Caravans' }).condition?.options.map(({ label }) => label)).toEqual(['All caravans', 'New', 'Demo', 'Used'])
})

test('SRCH-01: stock of one condition has no tabs', () => {
  expect(viewOf({ counts: panelCounts({ lists: { car_type: [{ value: 'used', count: 118 }] } }) }).condition).toBeNull()
})

test('SRCH-05: makes are sorted by name, and a comma in a name is escaped', () => {
  expect(viewOf().make?.options).toEqual([
    { value: '', label: 'Any make', count: null },
    { value: 'BMW', label: 'BMW', count: 18 },
    { value: 'Rocks\\, Inc', label: 'Rocks, Inc', count: 40 },
    { value: 'Toyota', label: 'Toyota', count: 60 },
  ])
})

test('SRCH-02: with only one make its models are listed at once', () => {
  const lists = { make: [{ value: 'Aurora', count: 324 }], model: [{ value: 'Vik', count: 52 }] }
  expect(viewOf({ counts: panelCounts({ lists }) }).model?.options.map(({ value }) => value)).toEqual(['', 'Vik'])
})

describe('prices', () => {
  test('SRCH-19: the outer prices filter nothing, and the ends never overlap', () => {
    const price = viewOf({ lowestPrice: 5_000, highestPrice: 20_000 }).price
    expect(price?.from.options.map(({ value }) => value)).toEqual(['', '10000', '15000'])
    expect(price?.to.options.map(({ value }) => value)).toEqual(['10000', '15000', ''])
  })
  test.each([
    ['SRCH-19: the highest price includes cars above it and ends with +', 305_490, '$250,000+'],
    ['SRCH-19: without cars above it there is no +', 97_990, '$250,000'],
  ])('%s', (_, highestPrice, expected) => {
    expect(viewOf({ counts: panelCounts({ highestPrice }) }).price?.to.options.at(-1)?.label).toBe(expected)
  })
})

test("SRP-15: counts vehicles in the tenant's word for stock", () => {
  expect(viewOf({ stockNoun: 'Caravans' }).countText).toBe('118 caravans')
})
