import { expect, test } from 'vitest'
import { splitBarFilters } from './bar-filters'
import { DEFAULT_SEARCH_FILTERS } from './facets'

const split = (names: readonly string[]) => {
  const { shown, others } = splitBarFilters(names.map((name) => ({ name })))
  return [shown, others].map((part) => part.map(({ name }) => name))
}

test.each([
  ['the first three and the price', DEFAULT_SEARCH_FILTERS, ['make', 'model', 'body', 'price']],
  ['the first four if the price is one of them', ['price', 'make', 'body', 'year', 'km'], ['price', 'make', 'body', 'year']],
  ['the first four without a price', ['make', 'model', 'body', 'year', 'km'], ['make', 'model', 'body', 'year']],
  ['all of a few', ['make', 'price'], ['make', 'price']],
  ['none of none', [], []],
])('SRCH-11: the bar has %s, and every other filter stays, in the tenant’s order', (_, names, expected) => {
  const [shown, others] = split(names)
  expect(shown).toEqual(expected)
  expect(others).toEqual(names.filter((name) => !expected.includes(name)))
})
