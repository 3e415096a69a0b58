import { expect, test } from 'vitest'
import { describeFocalPoint, readFocalPoint, toObjectPosition } from './focal-point'

test('EDT-14: reads a point of a picture', () => {
  expect(readFocalPoint({ x: 0, y: 100 })).toEqual({ x: 0, y: 100 })
  expect(toObjectPosition({ x: 0, y: 100 })).toBe('0% 100%')
})

test.each([[null], [{ x: 1 }], [{ x: '1', y: 2 }], [{ x: -1, y: 2 }], [{ x: 1, y: 101 }]])('EDT-14: %j is no focal point', (value) => {
  expect(readFocalPoint(value)).toBeNull()
})

test.each([
  [null, 'focal point in the middle'],
  [{ x: 50.2, y: 49.8 }, 'focal point in the middle'],
  [{ x: 12.4, y: 80 }, 'focal point 12% from the left, 80% from the top'],
])('EDT-14, EDT-18: the focal point %j is said as “%s”', (point, words) => {
  expect(describeFocalPoint(point)).toBe(words)
})
