import { expect, test } from 'vitest'
import { findBlockMove, findBlockStep, findDropPlace } from './block-move'

const IDS = ['a', 'b', 'c', 'd']

/** The order after a move, as the form makes it: the row is taken out first. */
function move(id: string, before: string | null): string[] {
  const found = findBlockMove(IDS, id, before)
  const rest = IDS.filter((one) => one !== id)
  return found ? rest.toSpliced(found.to, 0, id) : IDS
}

test.each(IDS)('EDT-07: %s lands before each other block, or at the end', (id) => {
  for (const before of IDS.filter((one) => one !== id)) {
    const order = move(id, before)
    expect(order[order.indexOf(id) + 1]).toBe(before)
    expect(order.toSorted()).toEqual(IDS)
  }
  expect(move(id, null).at(-1)).toBe(id)
})

test('EDT-07: a block that stays where it is, or does not exist, is not moved', () => {
  expect([findBlockMove(IDS, 'a', 'b'), findBlockMove(IDS, 'a', 'a'), findBlockMove(IDS, 'd', null)]).toEqual([null, null, null])
  expect([findBlockMove(IDS, 'x', 'b'), findBlockMove(IDS, 'a', 'x')]).toEqual([null, null])
})

test('EDT-07: a block moves by one place, but not beyond either end', () => {
  expect(findBlockStep(3, 1, 'up')).toEqual({ from: 1, to: 0 })
  expect(findBlockStep(3, 1, 'down')).toEqual({ from: 1, to: 2 })
  expect([findBlockStep(3, 0, 'up'), findBlockStep(3, 2, 'down'), findBlockStep(3, 3, 'up')]).toEqual([null, null, null])
})

test.each([
  [-50, 'a'],
  [99, 'a'],
  [101, 'b'],
  [299, 'b'],
  [301, null],
])('EDT-07: a block dragged to %i px lands before %s', (y, id) => {
  const blocks = [
    { id: 'a', top: 0, bottom: 200 },
    { id: 'b', top: 200, bottom: 400 },
  ]
  expect(findDropPlace(blocks, y)).toBe(id)
})
