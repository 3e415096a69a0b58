import { expect, test } from 'vitest'
import { isMeasurementId } from './measurement'

test.each([
  ['G-4K2M9X7Q1B', true],
  ['G-', false],
  ['UA-12345-1', false],
  ['g-4k2m9x7q1b', false],
  ["G-4K2M9X7Q1B'><script>", false],
])('EVT-01: %s is a measurement id: %s', (text, expected) => {
  expect(isMeasurementId(text)).toBe(expected)
})
