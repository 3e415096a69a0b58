import { describe, expect, test } from 'vitest'
import { chooseContentCoding, matchesEtag } from './content-coding'

describe('chooseContentCoding', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.5, BR ; q=0.1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0,gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['deflate, *;q=0', 'identity'],
    ['gzip;q=nonsense', 'identity'],
    ['brotli, x-gzip', 'identity'],
    [',,;;q=1,', 'identity'],
    ['identity;q=0', 'identity'],
  ])('PERF-08: a client that accepts %j gets %s', (header, coding) => {
    expect(chooseContentCoding(header)).toBe(coding)
  })
})

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a" , "c"', true],
  ['*', true],
  [' * ', true],
  ['a', false],
  ['"ab"', false],
  ['"a', false],
  ['', false],
])('PERF-08: If-None-Match %j matches the validator "a": %s', (header, isMatch) => {
  expect(matchesEtag(header, '"a"')).toBe(isMatch)
})
