import fc from 'fast-check'
import { expect, test } from 'vitest'
import { epochAt } from './epoch'

test.each([
  ['PERF-06: no boundaries: the start of the day', [], 100, 150, 100],
  ['PERF-06: a boundary earlier today', [120, 140, 160], 100, 150, 140],
  ['PERF-06: a boundary counts from its exact second', [120, 150, 160], 100, 150, 150],
  ['PERF-06: not one second earlier', [120, 151], 100, 150, 120],
  ["PERF-06: the day's start is later than boundaries of earlier days", [20, 40], 100, 150, 100],
  ['PERF-06: only future boundaries', [151, 200], 100, 150, 100],
  ['PERF-06: now at the start of the day', [40, 100], 100, 100, 100],
])('%s', (_, boundaries, dayStart, now, expected) => {
  expect(epochAt(boundaries, dayStart, now)).toBe(expected)
})

const scenes = fc.record({
  boundaries: fc.array(fc.integer({ min: 0, max: 300 })).map((list) => list.toSorted((a, b) => a - b)),
  dayStart: fc.integer({ min: 0, max: 150 }),
  sinceDayStart: fc.integer({ min: 0, max: 150 }),
})

test("PERF-06: is the latest instant at or before now among the day's start and all boundaries", () => {
  fc.assert(
    fc.property(scenes, ({ boundaries, dayStart, sinceDayStart }) => {
      const now = dayStart + sinceDayStart
      expect(epochAt(boundaries, dayStart, now)).toBe(Math.max(dayStart, ...boundaries.filter((boundary) => boundary <= now)))
    }),
  )
})

test('PERF-06: the epoch of an epoch is itself', () => {
  fc.assert(
    fc.property(scenes, ({ boundaries, dayStart, sinceDayStart }) => {
      const epoch = epochAt(boundaries, dayStart, dayStart + sinceDayStart)
      expect(epochAt(boundaries, dayStart, epoch)).toBe(epoch)
    }),
  )
})
