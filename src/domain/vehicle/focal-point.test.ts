import { expect, test } from 'vitest'
import { readFocalPoint, toObjectPosition } from './focal-point'

test('EDT-14: reads a point of a picture', () => {
  expect(readFocalPoint({ x: 0, y: 100 })).toEqual({ x: 0, y: 100 })
  expect(toObjectPosition({ x: 0, y: 100 })).toBe('0% 100%')
})

test.each([[null], [{ x: 1 }], [{ x: '1', y: 2 }], [{ x: -1, y: 2 }], [{ x: 1, y: 101 }]])('EDT-14: %j is no focal point', (value) => {
  expect(readFocalPoint(value)).toBeNull()
})
