import { beforeEach, describe, expect, test } from 'vitest'
import { pageCache } from '@/server/cache/page-cache'

process.env.CACHE_MB = '1'
const { default: PageCache } = await import('../../cache-handler.mjs')
const cache = new PageCache()
const store = pageCache()

const page = (html: string, ...tags: string[]) => ({ kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags.join(',') } })
const ask = (key: string) => cache.get(key, { kind: 'APP_PAGE' })

async function render(key: string, value: unknown, during: () => Promise<void> = () => Promise.resolve()) {
  await ask(key)
  await during()
  await cache.set(key, value, {})
}

beforeEach(() => store?.flush())

describe('the page cache', () => {
  test('PERF-05: a page is kept until one of its tags is announced, and other pages stay', async () => {
    await render('/a', page('a', 'tenant:1', 'page:7'))
    await render('/b', page('b', 'tenant:1', 'page:8'))
    await cache.revalidateTag('page:7')
    expect(await ask('/a')).toBeNull()
    expect(await ask('/b')).not.toBeNull()
    await cache.revalidateTag(['tenant:1'])
    expect(await ask('/b')).toBeNull()
  })

  test('PERF-05: what is announced while a page renders makes that page stale', async () => {
    await render('/a', page('old', 'page:7'), () => cache.revalidateTag('page:7'))
    expect(await ask('/a')).toBeNull()
    await render('/a', page('new', 'page:7'))
    expect(await ask('/a')).toMatchObject({ value: { html: 'new' } })
  })

  test('CARD-02: the proxy is told of a render that began before the last announcement, until it has come back', async () => {
    await ask('/7f/$/a')
    const since = store?.flyingSince('/a') ?? 0
    await cache.revalidateTag('page:7')
    expect(since).toBeGreaterThan(0)
    expect(store?.tick).toBeGreaterThan(since)
    await cache.set('/7f/$/a', page('a'), {})
    expect(store?.flyingSince('/a')).toBe(0)
  })

  test('PERF-04: memory is bounded in bytes, and what was used least lately goes first', async () => {
    const html = 'x'.repeat(100_000)
    for (let number = 0; number < 8; number += 1) await render(`/p${number}`, page(html))
    await ask('/p0')
    for (let number = 8; number < 12; number += 1) await render(`/p${number}`, page(html))
    expect(store?.bytes).toBeLessThanOrEqual(1024 * 1024)
    expect(await ask('/p0')).not.toBeNull()
    expect(await ask('/p1')).toBeNull()
  })

  test('PERF-04: a page larger than an eighth of the cache is not kept', async () => {
    await render('/huge', page('x'.repeat(200_000)))
    expect(await ask('/huge')).toBeNull()
  })

  test('PERF-04: reads are not kept beside the pages that show them', async () => {
    await cache.get('read', { kind: 'FETCH' })
    await cache.set('read', { kind: 'FETCH', data: {} }, { tags: ['page:7'] })
    expect(await cache.get('read', { kind: 'FETCH' })).toBeNull()
  })

  test('REL-03: after a lost connection nothing from before is served, not even a render that was under way', async () => {
    await render('/a', page('a'))
    await ask('/b')
    store?.flush()
    await cache.set('/b', page('b'), {})
    expect(await ask('/a')).toBeNull()
    expect(await ask('/b')).toBeNull()
  })
})
