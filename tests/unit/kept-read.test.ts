import { beforeEach, describe, expect, test } from 'vitest'
import { keepWhileFresh } from '@/server/cache/kept-read'
import { pageCache } from '@/server/cache/page-cache'

await import('@/server/cache/page-cache-handler')
const store = pageCache()

/** A read that answers how often it was asked. */
function counter() {
  let asked = 0
  return () => Promise.resolve({ asked: (asked += 1) })
}

beforeEach(() => store?.flush())

describe('reads that a process keeps', () => {
  test('PERF-05: a value is read once, and anew when one of its tags is announced', async () => {
    const read = counter()
    await keepWhileFresh(['offers', 1], ['offers:1'], read)
    store?.expire(['offers:2', 'tenant:1'])
    expect(await keepWhileFresh(['offers', 1], ['offers:1'], read)).toEqual({ asked: 1 })
    store?.expire(['offers:1'])
    expect(await keepWhileFresh(['offers', 1], ['offers:1'], read)).toEqual({ asked: 2 })
  })

  test('CARD-02: what is announced while it is read outdates what was read', async () => {
    const read = counter()
    await keepWhileFresh(['offers', 1], ['offers:1'], () => {
      store?.expire(['offers:1'])
      return read()
    })
    expect(await keepWhileFresh(['offers', 1], ['offers:1'], read)).toEqual({ asked: 2 })
  })

  test('SEC-01: another key is another read, of whichever tenant', async () => {
    const read = counter()
    await keepWhileFresh(['offers', 1], ['offers:1'], read)
    expect(await keepWhileFresh(['offers', 2], ['offers:2'], read)).toEqual({ asked: 2 })
  })

  test('REL-03: nothing is kept over a lost connection to the database', async () => {
    const read = counter()
    await keepWhileFresh(['offers', 1], ['offers:1'], read)
    store?.flush()
    expect(await keepWhileFresh(['offers', 1], ['offers:1'], read)).toEqual({ asked: 2 })
  })

  test('PERF-04: requests share a value, so nobody can change it', async () => {
    const kept = await keepWhileFresh(['faqs', 1], ['faqs:1'], () => Promise.resolve([{ topics: ['price'] }]))
    expect(() => kept[0]?.topics.push('finance')).toThrow(TypeError)
  })

  test('REL-02: a read that fails leaves nothing behind', async () => {
    await expect(keepWhileFresh(['offers', 3], ['offers:3'], () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await keepWhileFresh(['offers', 3], ['offers:3'], counter())).toEqual({ asked: 1 })
  })
})
