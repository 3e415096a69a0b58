import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listBlockMoves } from './compare-blocks'

const page = (ids: string) => [...ids].map((id) => ({ id, blockType: 'faq' }))
const told = (before: string, after: string) =>
  listBlockMoves(page(before), page(after)).map((move) => [
    move.kind,
    move.block.id,
    'from' in move ? move.from : null,
    'to' in move ? move.to : null,
  ])

test.each([
  ['nothing', 'abc', 'abc', []],
  ['a new first block: the others only shifted', 'abc', 'xabc', [['added', 'x', null, 1]]],
  ['one that went', 'abcd', 'acd', [['removed', 'b', 2, null]]],
  ['a block moved to the end, and no other', 'abcd', 'bcda', [['moved', 'a', 1, 4]]],
  [
    'all kinds of changes together',
    'abcd',
    'dxab',
    [
      ['moved', 'd', 4, 1],
      ['added', 'x', null, 2],
      ['removed', 'c', 3, null],
    ],
  ],
  ['an empty page', '', 'a', [['added', 'a', null, 1]]],
])('ADM-04: comparing two versions lists %s', (_, before, after, moves) => expect(told(before, after)).toEqual(moves))

test('ADM-04: applying the listed changes to the older version gives the newer one', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 })
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      const moves = listBlockMoves(page(before.join('')), page(after.join('')))
      const touched = new Set(moves.map(({ block }) => block.id))
      const left = before.filter((id) => !touched.has(id))
      expect(after.filter((id) => !touched.has(id))).toEqual(left)
      for (const move of moves) if (move.kind !== 'removed') expect(after[move.to - 1]).toBe(move.block.id)
      for (const move of moves) if (move.kind !== 'added') expect(before[move.from - 1]).toBe(move.block.id)
    }),
  )
})

test('ADM-04: a block without an id, as imports create it, is new in each version', () => {
  expect(listBlockMoves([{ blockType: 'faq' }], [{ blockType: 'faq' }]).map(({ kind }) => kind)).toEqual(['added'])
})
