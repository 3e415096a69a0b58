import { expect, test } from 'vitest'
import { fitPreview } from './fit-preview'

test.each([
  [1440, 824, 0.572],
  [834, 824, 0.988],
  [390, 824, 1],
  [null, 824, 1],
  [1440, 0, 1],
  [0, 824, 1],
])('ADM-02: a device of %j px in a space of %d px is scaled by %d', (width, availableWidth, scale) => {
  expect(fitPreview({ width, availableWidth })).toBe(scale)
})
