import { expect, test } from 'vitest'
import { findUnknownFilters } from './known-filters'

const FIELDS = [{ name: 'title' }, { name: 'node', flattenedFields: [{ name: 'heading' }] }]

test.each([
  ['where[title][exists]', false],
  ['where[or][0][and][0][node.heading][exists]', false],
  ['where[position][exists]', true],
  ['where[or][0][and][0][node.gone][exists]', true],
  ['where[title.gone][exists]', true],
  ['where[position][equals]', false],
  ['sort', false],
])('SEC-25: the filter %s is unknown: %s', (name, isUnknown) => {
  expect(findUnknownFilters([name], FIELDS)).toEqual(isUnknown ? [name] : [])
})
