import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanQueryText, MAX_QUERY_LENGTH, normaliseQuery } from './normalise-query'

describe('SRCH-09: splits a query into words', () => {
  test.each([
    ['  Toyota   HiLux ', ['toyota', 'hilux']],
    ['"land cruiser"', ['land', 'cruiser']],
    ['-diesel', ['diesel']],
    ['Citroën', ['citroen']],
    ['🚗🚗', []],
    ['', []],
    ['a b c d e f g h i j k l', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']],
  ])('%j', (text, words) => {
    expect(normaliseQuery(text).words).toEqual(words)
  })
})

describe('SRCH-09: recognises possible VINs and stock numbers', () => {
  test.each([
    ['JTMRJREV50D012345', 'jtmrjrev50d012345'],
    ['stk-1042', 'stk1042'],
    ['U12345', 'u12345'],
    ['mazda3', 'mazda3'],
    ['hilux', null],
    ['cx-5', null],
    ['2019 hilux', null],
    ['', null],
  ])('%j → %j', (text, identifier) => {
    expect(normaliseQuery(text).identifier).toBe(identifier)
  })
})

test('SRCH-09: any text is cut to the maximum length and fits in an address', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 10_000, maxLength: 10_010 }))
  fc.assert(
    fc.property(texts, (text) => {
      const cleaned = cleanQueryText(text)
      expect(cleaned.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH)
      expect(cleanQueryText(cleaned)).toBe(cleaned)
      expect(() => encodeURIComponent(cleaned)).not.toThrow()
      expect(normaliseQuery(text).words.length).toBeLessThanOrEqual(10)
    }),
  )
})
