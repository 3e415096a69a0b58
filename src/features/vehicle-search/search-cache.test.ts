import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SearchCache } from './search-cache'

const keys = Array.from({ length: 60 }, (_, index) => `/search?page=${index}`)

test('SRCH-15: stores fifty entries, then evicts the oldest', () => {
  const cache = new SearchCache<number>()
  keys.slice(0, 51).forEach((key, index) => cache.set(key, index))
  expect([cache.get('/search?page=0'), cache.get('/search?page=1'), cache.get('/search?page=50')]).toEqual([undefined, 1, 50])
})

test('SRCH-15: storing an entry again makes it the newest', () => {
  const cache = new SearchCache<number>()
  keys.slice(0, 50).forEach((key, index) => cache.set(key, index))
  cache.set('/search?page=0', 100)
  cache.set('/search?page=50', 50)
  expect([cache.get('/search?page=0'), cache.get('/search?page=1')]).toEqual([100, undefined])
})

test('SRCH-15: whatever is stored, exactly the last fifty keys are cached with their last value', () => {
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

test('SRCH-15: fifty results are cached even when each was requested by another address', () => {
  const cache = new SearchCache<number>()
  const asked = (index: number) => `/search?fuel=&page=${index}`
  keys.slice(0, 51).forEach((key, index) => cache.set(key, index, asked(index)))
  expect([cache.get(asked(0)), cache.get('/search?page=0')]).toEqual([undefined, undefined])
  expect([cache.get(asked(1)), cache.get('/search?page=1'), cache.get(asked(50))]).toEqual([1, 1, 50])
})
