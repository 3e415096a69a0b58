import { expect, test } from 'vitest'
import { isSealedForm } from './sealed'

test.each([
  ['v1.c2VhbGVk', true],
  [`v1.${'A'.repeat(700)}`, true],
  [`v1.${'A'.repeat(4_000)}`, false],
  ['only-to-search', false],
  ['', false],
])('SEC-02: checks whether %j looks sealed: %j', (text, isSealed) => {
  expect(isSealedForm(text, 500)).toBe(isSealed)
})
