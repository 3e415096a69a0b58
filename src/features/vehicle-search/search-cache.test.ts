import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SearchCache } from './search-cache'

const keys = Array.from({ length: 60 }, (_, index) => `/search?page=${index}`)

test('SRCH-15: holds fifty, then the oldest goes', () => {
  const cache = new SearchCache<number>()
  keys.slice(0, 51).forEach((key, index) => cache.set(key, index))
  expect([cache.get('/search?page=0'), cache.get('/search?page=1'), cache.get('/search?page=50')]).toEqual([undefined, 1, 50])
})

test('SRCH-15: an answer that is kept again is a new one', () => {
  const cache = new SearchCache<number>()
  keys.slice(0, 50).forEach((key, index) => cache.set(key, index))
  cache.set('/search?page=0', 100)
  cache.set('/search?page=50', 50)
  expect([cache.get('/search?page=0'), cache.get('/search?page=1')]).toEqual([100, undefined])
})

test('SRCH-15: whatever is kept, the last fifty keys are there with their last value, and no others', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), fc.nat()), { maxLength: 200 }), (entries) => {
      const cache = new SearchCache<number>()
      for (const [key, value] of entries) cache.set(key, value)
      const newestFirst = [...new Set(entries.toReversed().map(([key]) => key))]
      const last = new Map(entries)
      for (const [index, key] of newestFirst.entries()) expect(cache.get(key)).toBe(index < 50 ? last.get(key) : undefined)
    }),
  )
})

test('SRCH-15: fifty answers are kept, though each was asked for in other words', () => {
  const cache = new SearchCache<number>()
  const asked = (index: number) => `/search?fuel=&page=${index}`
  keys.slice(0, 51).forEach((key, index) => cache.set(key, index, asked(index)))
  expect([cache.get(asked(0)), cache.get('/search?page=0')]).toEqual([undefined, undefined])
  expect([cache.get(asked(1)), cache.get('/search?page=1'), cache.get(asked(50))]).toEqual([1, 1, 50])
})
