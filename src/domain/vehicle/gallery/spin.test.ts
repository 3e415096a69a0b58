import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frameOfDrag, listHotspots, readSpinKey, type SpinAction, toInitialSpin, reduceSpin } from './spin'

const run = (count: number, ...actions: SpinAction[]) => actions.reduce(reduceSpin, toInitialSpin(count))
const ticks = (count: number) => Array.from({ length: count }, (): SpinAction => ({ kind: 'tick' }))

describe('the automatic turn', () => {
  test.each([
    ['SPIN-02: one image per interval', [{ kind: 'start' }, ...ticks(3)], { frame: 3, left: 33 }],
    ['SPIN-03: stops at the start after one full turn', [{ kind: 'start' }, ...ticks(36)], { frame: 0, left: 0 }],
    ["SPIN-03: doesn't turn again", [{ kind: 'start' }, ...ticks(99)], { frame: 0, left: 0 }],
    ['SPIN-03: a press stops it', [{ kind: 'start' }, ...ticks(5), { kind: 'stop' }, ...ticks(5)], { frame: 5, left: 0 }],
    ['SPIN-03: a step stops it', [{ kind: 'start' }, ...ticks(5), { kind: 'step', by: -1 }, ...ticks(5)], { frame: 4, left: 0 }],
    ['SPIN-03: a drag stops it', [{ kind: 'start' }, ...ticks(5), { kind: 'show', frame: 40 }, ...ticks(5)], { frame: 4, left: 0 }],
    ["SPIN-03: doesn't turn before it starts", ticks(5), { frame: 0, left: 0 }],
  ] satisfies [string, SpinAction[], { frame: number; left: number }][])('%s', (_, actions, expected) => {
    expect(run(36, ...actions)).toEqual({ ...expected, count: 36 })
  })

  test('SPIN-03: at most one turn is made and the image exists, whatever the visitor does', () => {
    const action = fc.oneof(
      fc.constant<SpinAction>({ kind: 'tick' }),
      fc.constant<SpinAction>({ kind: 'stop' }),
      fc.integer({ min: -80, max: 80 }).map((by): SpinAction => ({ kind: 'step', by })),
    )
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 72 }), fc.array(action, { maxLength: 200 }), (count, actions) => {
        let moved = 0
        let state = reduceSpin(toInitialSpin(count), { kind: 'start' })
        for (const one of actions) {
          const next = reduceSpin(state, one)
          if (one.kind === 'tick' && next !== state) moved += 1
          state = next
          expect(state.frame).toBeGreaterThanOrEqual(0)
          expect(state.frame).toBeLessThan(count)
        }
        expect(moved).toBeLessThanOrEqual(count)
      }),
    )
  })
})

test.each([
  ['SPIN-04: 19 px change nothing', 0, 19, 20, 36, 0],
  ['SPIN-04: 20 px are one image', 0, 20, 20, 36, 1],
  ['SPIN-04: to the left in the other direction', 0, -20, 20, 36, 35],
  ['SPIN-04: 720 px are a full turn', 7, 720, 20, 36, 7],
  ["SPIN-04: from the drag's start", 30, 140, 20, 36, 1],
  ["SPIN-04: with the switch's value", 0, 20, 5, 36, 4],
])('%s', (_, from, distance, pixels, count, expected) => {
  expect(frameOfDrag(from, distance, pixels, count)).toBe(expected)
})

test.each<[string, string, SpinAction | null]>([
  ['SPIN-04: right', 'ArrowRight', { kind: 'step', by: 1 }],
  ['SPIN-04: left', 'ArrowLeft', { kind: 'step', by: -1 }],
  ['SPIN-04: up', 'ArrowUp', { kind: 'step', by: 1 }],
  ['SPIN-04: down', 'ArrowDown', { kind: 'step', by: -1 }],
  ['SPIN-04: a quarter turn', 'PageUp', { kind: 'step', by: 9 }],
  ['SPIN-04: a quarter turn back', 'PageDown', { kind: 'step', by: -9 }],
  ['SPIN-04: the first', 'Home', { kind: 'show', frame: 0 }],
  ['SPIN-04: the last', 'End', { kind: 'show', frame: 35 }],
  ['SPIN-04: ignores other keys', 'a', null],
  ['SPIN-04: ignores Tab', 'Tab', null],
])('%s', (_, key, expected) => {
  expect(readSpinKey(key, { count: 36 })).toEqual(expected)
})

describe('hotspots', () => {
  const lamp = {
    id: 'lamp',
    description: 'LED',
    positions: [
      { frame: 0, x: 34, y: 49 },
      { frame: 2, x: 51, y: 48 },
    ],
  }
  const gate = { id: 'gate', description: 'Powered', positions: [{ frame: 2, x: 12, y: 40 }] }

  test.each([
    ['SPIN-07: at its position for the image', 0, [['lamp', 34, 49]]],
    [
      'SPIN-07: each at its own position',
      2,
      [
        ['lamp', 51, 48],
        ['gate', 12, 40],
      ],
    ],
    ['SPIN-07: none on an image without positions', 1, []],
  ] satisfies [string, number, [string, number, number][]][])('%s', (_, frame, expected) => {
    expect(listHotspots([lamp, gate], frame).map(({ id, x, y }) => [id, x, y])).toEqual(expected)
  })
})
