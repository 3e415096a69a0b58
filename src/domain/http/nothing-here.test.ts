import { expect, test } from 'vitest'
import { isNothingHere, NOTHING_HERE } from './nothing-here'

test.each([
  [`/sites/harbour/1790000000${NOTHING_HERE}`, true],
  [`/sites/harbour/1790000000~4${NOTHING_HERE}?a=b`, true],
  ['/sites/harbour/1790000000', false],
  [`/sites/harbour/1790000000/blog${NOTHING_HERE}`, false],
  [NOTHING_HERE, false],
  [undefined, false],
])('WEB-03: a request that was rewritten to %s has nothing there: %s', (rewrittenTo, isNothing) => {
  expect(isNothingHere(rewrittenTo)).toBe(isNothing)
})
