import { beforeEach, describe, expect, test } from 'vitest'
import { cacheWhileFresh } from '@/server/cache/cached-read'
import { pageCache } from '@/server/cache/page-cache'

await import('@/server/cache/page-cache-handler')
const store = pageCache()

/** Returns a read that counts its calls. */
function counter() {
  let asked = 0
  return () => Promise.resolve({ asked: (asked += 1) })
}

beforeEach(() => store?.flush())

describe('reads cached in a process', () => {
  test('PERF-05: a value is read once, and again after an invalidation of one of its tags', async () => {
    const read = counter()
    await cacheWhileFresh(['offers', 1], ['offers:1'], read)
    store?.expire(['offers:2', 'tenant:1'])
    expect(await cacheWhileFresh(['offers', 1], ['offers:1'], read)).toEqual({ asked: 1 })
    store?.expire(['offers:1'])
    expect(await cacheWhileFresh(['offers', 1], ['offers:1'], read)).toEqual({ asked: 2 })
  })

  test('CARD-02: an invalidation during a read makes its value stale', async () => {
    const read = counter()
    await cacheWhileFresh(['offers', 1], ['offers:1'], () => {
      store?.expire(['offers:1'])
      return read()
    })
    expect(await cacheWhileFresh(['offers', 1], ['offers:1'], read)).toEqual({ asked: 2 })
  })

  test('SEC-01: another key is another read, whatever the tenant', async () => {
    const read = counter()
    await cacheWhileFresh(['offers', 1], ['offers:1'], read)
    expect(await cacheWhileFresh(['offers', 2], ['offers:2'], read)).toEqual({ asked: 2 })
  })

  test('REL-03: nothing stays cached when the connection to the database is lost', async () => {
    const read = counter()
    await cacheWhileFresh(['offers', 1], ['offers:1'], read)
    store?.flush()
    expect(await cacheWhileFresh(['offers', 1], ['offers:1'], read)).toEqual({ asked: 2 })
  })

  test("PERF-04: requests share a value, so it can't be changed", async () => {
    const kept = await cacheWhileFresh(['faqs', 1], ['faqs:1'], () => Promise.resolve([{ topics: ['price'] }]))
    expect(() => kept[0]?.topics.push('finance')).toThrow(TypeError)
  })

  test('REL-02: a failed read is not cached', async () => {
    await expect(cacheWhileFresh(['offers', 3], ['offers:3'], () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await cacheWhileFresh(['offers', 3], ['offers:3'], counter())).toEqual({ asked: 1 })
  })
})
