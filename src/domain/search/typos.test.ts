import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countAllowedTypos, countTypos, toLetterBits } from './typos'

describe('SRCH-09: typos between words', () => {
  test.each([
    ['toyta', 'toyota', false, 1],
    ['hilxu', 'hilux', false, 1],
    ['hilx', 'hilux', false, 1],
    ['hulix', 'hilux', false, 2],
    ['ihlux', 'hilux', false, 2],
    ['bilux', 'hilux', false, 2],
    ['hilux', 'hilux', false, 0],
    ['toyt', 'toyota', true, 1],
    ['toy', 'toyota', true, 0],
    ['ca', 'abc', false, 4],
  ])('from %s to %s (as a prefix: %j): %i typos', (queried, word, asPrefix, typos) => {
    expect(countTypos(queried, word, asPrefix)).toBe(typos)
  })

  test.each([
    ['cr', 0, 0],
    ['bmw', 0, 0],
    ['ford', 0, 1],
    ['corolla', 0, 1],
    ['wrangler', 0, 2],
    ['20192019', 0, 0],
    ['landcruiser', 1, 1],
    ['hilux', 1, 0],
    ['landcruiserprado', 2, 0],
  ])('%s with %i seams allows %i', (word, seams, allowed) => {
    expect(countAllowedTypos(word, seams)).toBe(allowed)
  })
})

test('SRCH-09: words within n typos differ in at most n letter bits either way, so the bits can exclude words early', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdehilux0129'), minLength: 1, maxLength: 8 })
  const countBits = (bits: number) => bits.toString(2).replaceAll('0', '').length
  fc.assert(
    fc.property(word, word, fc.boolean(), (queried, other, asPrefix) => {
      const typos = countTypos(queried, other, asPrefix)
      const [one, two] = [toLetterBits(queried), toLetterBits(other)]
      expect(countBits(one & ~two)).toBeLessThanOrEqual(typos)
      if (!asPrefix) expect(countBits(two & ~one)).toBeLessThanOrEqual(typos)
    }),
    { numRuns: 2_000 },
  )
})
