import { expect, test } from 'vitest'
import { isNotFoundPage, NOT_FOUND_PATH } from './not-found-page'

test.each([
  [`/sites/harbour/1790000000${NOT_FOUND_PATH}`, true],
  [`/sites/harbour/1790000000~4${NOT_FOUND_PATH}?a=b`, true],
  ['/sites/harbour/1790000000', false],
  [`/sites/harbour/1790000000/blog${NOT_FOUND_PATH}`, false],
  [NOT_FOUND_PATH, false],
  [undefined, false],
])('WEB-03: a request rewritten to %s is not found: %s', (rewrittenTo, isNothing) => {
  expect(isNotFoundPage(rewrittenTo)).toBe(isNothing)
})
