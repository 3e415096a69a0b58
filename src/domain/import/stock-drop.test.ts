import { describe, expect, test } from 'vitest'
import { measureStockDrop } from './stock-drop'

describe('ADM-19: the limit on stock drops', () => {
  test.each([
    [10, 3, 30, false],
    [10, 4, 30, true],
    [1_000, 300, 30, false],
    [1_000, 301, 30, true],
    [10, 0, 0, false],
    [10, 1, 0, true],
    [10, 10, 100, false],
    [0, 0, 0, false],
    [1, 1, 30, true],
  ])('ADM-19: of %i cars %i leave at a limit of %i %: held %s', (before, leaving, limit, isHeld) => {
    expect(measureStockDrop({ before, leaving }, limit)).toMatchObject({ before, leaving, limit, isHeld })
  })
})
