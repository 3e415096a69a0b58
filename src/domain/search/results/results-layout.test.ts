import { expect, test } from 'vitest'
import { hasResultsMap, resolveResultsLayout } from './results-layout'

test.each([
  [null, 390, true, 'cards'],
  ['compact', 390, true, 'compact'],
  ['compact', 640, true, 'cards'],
  ['list', 390, false, 'list'],
  ['map', 1440, true, 'map'],
  ['map', 1439, true, 'list'],
  ['map', 1440, false, 'list'],
  ['"]', 1440, true, 'cards'],
] as const)('LOOK-15: the stored layout %s opens at %i px, with a map %s, as %s', (stored, width, hasMap, expected) => {
  expect(resolveResultsLayout(stored, { width, hasMap })).toBe(expected)
})

test('LOOK-15: only a site with several locations offers a map', () => {
  expect([hasResultsMap(1), hasResultsMap(2)]).toEqual([false, true])
})
