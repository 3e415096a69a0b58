import { describe, expect, test } from 'vitest'
import { foldIdentifier, foldValue, joinAdjacentWords, splitWords } from './fold'

describe('SRCH-09: folds different spellings to one value', () => {
  test.each([
    ['SUV', ' suv '],
    ['CITROËN', 'Citroën'],
    ['Cab Chassis', 'cab chassis'],
  ])('%j equals %j', (one, other) => {
    expect(foldValue(one)).toBe(foldValue(other))
  })

  test('SRCH-09: accents distinguish values', () => {
    expect(foldValue('Citroën')).not.toBe(foldValue('Citroen'))
  })
})

test.each([
  ['Toyota Land-Cruiser', ['toyota', 'land', 'cruiser']],
  ['Citroën C3', ['citroen', 'c3']],
  ['"cx-5" -diesel 🚗', ['cx', '5', 'diesel']],
  ["O'Brien's", ['o', 'brien', 's']],
  ['比亚迪 Atto 3', ['比亚迪', 'atto', '3']],
  ['\u0000\ud800', []],
])('SRCH-09: splits %j into words', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test('SRCH-09: compares identifiers without punctuation and case', () => {
  expect(foldIdentifier(' STK-10/42 ')).toBe('stk1042')
})

test.each([
  [
    ['land', 'cruiser', 'prado'],
    ['landcruiser', 'cruiserprado', 'landcruiserprado'],
  ],
  [['cx', '5'], ['cx5']],
  [['hilux'], []],
  [[], []],
])('SRCH-09: joins adjacent words of %j', (words, joined) => {
  expect(joinAdjacentWords(words)).toEqual(joined)
})
