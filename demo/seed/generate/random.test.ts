import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRandom, hashSeed } from './random'

describe('random numbers', () => {
  test('CAR-01: the same seed gives the same stream, another seed another', () => {
    const stream = (seed: number) => Array.from({ length: 20 }, createRandom(seed).next)
    expect(stream(7)).toEqual(stream(7))
    expect(stream(7)).not.toEqual(stream(8))
    expect(hashSeed('harbour/1')).not.toBe(hashSeed('harbour/2'))
  })

  test('CAR-01: whole numbers stay within their limits and reach both', () => {
    const random = createRandom(3)
    const drawn = new Set(Array.from({ length: 500 }, () => random.int(2, 5)))
    expect([...drawn].toSorted()).toEqual([2, 3, 4, 5])
  })

  test('CAR-01: a sample has the requested size, without duplicates, in the order of the list', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 30 }), (seed, count) => {
        const items = Array.from({ length: 20 }, (_, index) => index)
        const taken = createRandom(seed).sample(items, count)
        return taken.length === Math.min(20, count) && taken.every((item, index) => index === 0 || item > (taken[index - 1] ?? -1))
      }),
    )
  })

  test('CAR-01: weights determine the frequency', () => {
    const random = createRandom(11)
    const drawn = Array.from({ length: 2_000 }, () =>
      random.weighted([
        ['common', 9],
        ['rare', 1],
      ]),
    )
    const rare = drawn.filter((item) => item === 'rare').length
    expect(rare).toBeGreaterThan(120)
    expect(rare).toBeLessThan(300)
  })
})
