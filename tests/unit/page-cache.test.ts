import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { pageCache } from '@/server/cache/page-cache'
import PageCacheHandler from '@/server/cache/page-cache-handler'
import type { CachedPage } from '@/server/cache/packed-page'
import { processGlobal } from '@/server/cache/process-global'

// A store of one megabyte, whatever another file of this worker created.
process.env.CACHE_MB = '1'
processGlobal('forecourt.page-cache').value = undefined
const cache = new PageCacheHandler()
await cache.get('none', { kind: 'FETCH' })
const store = pageCache()

const page = (html: string, ...tags: string[]) => ({ kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags.join(',') } })
const ask = (key: string) => cache.get(key, { kind: 'APP_PAGE' })

async function render(key: string, value: CachedPage, during: () => Promise<void> = () => Promise.resolve()) {
  await ask(key)
  await during()
  await cache.set(key, value, {})
}

beforeEach(() => store?.flush())

describe('the page cache', () => {
  test('PERF-05: a page is cached until one of its tags is invalidated, and other pages stay cached', async () => {
    await render('/a', page('a', 'tenant:1', 'page:7'))
    await render('/b', page('b', 'tenant:1', 'page:8'))
    await cache.revalidateTag('page:7')
    expect(await ask('/a')).toBeNull()
    expect(await ask('/b')).not.toBeNull()
    await cache.revalidateTag(['tenant:1'])
    expect(await ask('/b')).toBeNull()
  })

  test('PERF-05: an invalidation during a render makes the page stale', async () => {
    await render('/a', page('old', 'page:7'), () => cache.revalidateTag('page:7'))
    expect(await ask('/a')).toBeNull()
    await render('/a', page('new', 'page:7'))
    expect(await ask('/a')).toMatchObject({ value: { html: 'new' } })
  })

  test('CARD-02: the proxy knows of a render that started before the last invalidation, until it has finished', async () => {
    await ask('/7f/$/a')
    const since = store?.flyingSince('/a') ?? 0
    await cache.revalidateTag('page:7')
    expect(since).toBeGreaterThan(0)
    expect(store?.tick).toBeGreaterThan(since)
    await cache.set('/7f/$/a', page('a'), {})
    expect(store?.flyingSince('/a')).toBe(0)
  })

  test('PERF-04: memory is limited in bytes, and the least recently used entry is evicted first', async () => {
    // random text, which stays large when it is compressed
    const text = () => randomBytes(75_000).toString('base64')
    for (let number = 0; number < 8; number += 1) {
      await render(`/p${number}`, page(text()))
      // an entry counts as used once more when it has been compressed, so each waits for the one before
      await expect.poll(() => store?.bytes, { timeout: 10_000 }).toBeLessThan((number + 1) * 77_000)
    }
    await ask('/p0')
    for (let number = 8; number < 15; number += 1) await render(`/p${number}`, page(text()))
    expect(store?.bytes).toBeLessThanOrEqual(1024 * 1024)
    expect(await ask('/p0')).not.toBeNull()
    expect(await ask('/p1')).toBeNull()
  })

  test('PERF-09: searches with a query take at most a quarter of the memory, and never that of other pages', async () => {
    const text = () => randomBytes(40_000).toString('base64')
    await render('/7f/$/sites/a/1/about', page('about'))
    const toKey = (number: number) => `/7f/$/sites/a/1/popular-search/${number}`
    for (let number = 0; number < 20; number += 1) {
      await render(toKey(number), page(text()))
      await ask(toKey(0))
    }
    await expect.poll(() => store?.bytes, { timeout: 10_000 }).toBeLessThanOrEqual(1024 * 256 + 10_000)
    expect(await ask('/7f/$/sites/a/1/about')).not.toBeNull()
    expect([await ask(toKey(0)), await ask(toKey(19))]).not.toContain(null)
    expect(await ask(toKey(5))).toBeNull()
    await cache.revalidateTag('unknown')
    store?.flush()
    expect(store?.entries.size).toBe(0)
  })

  test('PERF-08: a stored page is found by its inner path until it is stale, evicted or stored again', async () => {
    const path = '/sites/harbour/7.signature/found'
    const lasting = { cacheControl: { revalidate: false } }
    await ask(`/7f/$${path}`)
    await cache.set(`/7f/$${path}`, page('<html>one</html>', 'page:7'), lasting)
    const read = async () => store?.findPage(path)?.encode('identity')
    expect(String((await read())?.bytes)).toBe('<html>one</html>')
    await cache.set(`/7f/$${path}`, page('<html>two</html>', 'page:7'), lasting)
    expect(String((await read())?.bytes)).toBe('<html>two</html>')
    await cache.revalidateTag('page:7')
    expect(store?.findPage(path)).toBeNull()
    await cache.set(`/7f/$${path}`, page('<html>three</html>', 'page:7'), lasting)
    store?.flush()
    expect(store?.findPage(path)).toBeNull()
  })

  test('REL-03: while changes may be missed nothing stored is used; what is asked for meanwhile waits', async () => {
    const path = '/sites/harbour/7.signature/paused'
    await ask(`/7f/$${path}`)
    await cache.set(`/7f/$${path}`, page('<html>one</html>'), { cacheControl: { revalidate: false } })
    store?.pause()
    expect(store?.findPage(path)).toBeNull()
    const asked = ask(`/7f/$${path}`)
    expect(await Promise.race([asked.then(() => 'answered'), new Promise((resolve) => setTimeout(resolve, 20, 'waiting'))])).toBe('waiting')
    store?.flush()
    store?.resume()
    expect(await asked).toBeNull()
    expect(store?.paused).toBeNull()
  })

  test('PERF-08: a page with a lifetime, which is right only at its moment, is not stored', async () => {
    await ask('/7f/$/sites/a/1/timed')
    await cache.set('/7f/$/sites/a/1/timed', page('timed'), { cacheControl: { revalidate: 60 } })
    expect(store?.findPage('/sites/a/1/timed')).toBeNull()
    expect(await ask('/7f/$/sites/a/1/timed')).toBeNull()
  })

  test('PERF-04: a page larger than an eighth of the cache is not cached', async () => {
    await render('/huge', page('x'.repeat(200_000)))
    expect(await ask('/huge')).toBeNull()
  })

  test('PERF-04: reads are not cached beside the pages that show them', async () => {
    await cache.get('read', { kind: 'FETCH' })
    await cache.set('read', { kind: 'FETCH', data: {} }, { tags: ['page:7'] })
    expect(await cache.get('read', { kind: 'FETCH' })).toBeNull()
  })

  test('REL-03: after a lost connection nothing older is served, not even a render in progress', async () => {
    await render('/a', page('a'))
    await ask('/b')
    store?.flush()
    await cache.set('/b', page('b'), {})
    expect(await ask('/a')).toBeNull()
    expect(await ask('/b')).toBeNull()
  })

  const framed = (word: string, ...tags: string[]) => {
    const names = ['header', 'footer']
    const data = [
      '5:I[897,["/a.js"],"StaticPartContent"]\n',
      `0:[${names.map((name, at) => `["$","$L5",null,{"name":"${name}","part":"$@1${at}"}]`).join()}]\n`,
      ...names.map((name, at) => `1${at}:"${name}"\n`),
    ]
    const markup = names.map((name) => `<div data-static="${name}"><div>${word} ${name}</div></div>`).join('<main></main>')
    return page(`<body>${markup}<script>self.__next_f.push(${JSON.stringify([1, data.join('')])})</script></body>`, ...tags)
  }
  const HARBOUR = '/sites/harbour/7.a-signature_'
  const headerOf = (path: string) => (store?.hasFrame(path) ? store.framePart(path, 'header') : null)

  test("PERF-04: a cached page's header and footer serve every page of that site and epoch, and no other", async () => {
    await render(`/7f/$${HARBOUR}/about`, framed('old', 'tenant:1', 'page:7'))
    expect(headerOf(HARBOUR)).toBe('<div>old header</div>')
    expect(headerOf(`${HARBOUR}/live-search`)).toBe('<div>old header</div>')
    expect(headerOf(`${HARBOUR}~12/about`)).toBe('<div>old header</div>')
    expect(store?.framePart(HARBOUR, 'footer')).toBe('<div>old footer</div>')
    for (const path of ['/sites/harbour/8.a-signature_', '/sites/summit/7.a-signature_', '/sites/harbour/7.a-signature_x', '/']) {
      expect(headerOf(path), path).toBeNull()
    }
  })

  test('PERF-05: they serve until a tag of their page, or everything, is invalidated', async () => {
    await render(`/7f/$${HARBOUR}/about`, framed('old', 'tenant:1'))
    await cache.revalidateTag('tenant:1')
    expect(headerOf(HARBOUR)).toBeNull()
    // For a page that requested them a moment before.
    expect(store?.framePart(HARBOUR, 'header')).toBe('<div>old header</div>')
    await render(`/7f/$${HARBOUR}/about`, framed('new', 'tenant:1'))
    expect(headerOf(HARBOUR)).toBe('<div>new header</div>')
    store?.flush()
    expect(headerOf(HARBOUR)).toBeNull()
  })

  test('PERF-05: those of a longer-lived page stay, and those rendered during an invalidation are never used', async () => {
    await render(`/7f/$${HARBOUR}/about`, framed('about', 'tenant:1'))
    await render(`/7f/$${HARBOUR}/`, framed('home', 'tenant:1', 'stock:1'))
    expect(headerOf(HARBOUR)).toBe('<div>about header</div>')
    await render(`/7f/$${HARBOUR}/faq`, framed('faq', 'tenant:1'), () => cache.revalidateTag('tenant:1'))
    expect(headerOf(HARBOUR)).toBeNull()
  })

  test('PERF-04: they are cached for two hundred sites, the most recently used', async () => {
    const pathOf = (site: number) => `/sites/site-${site}/7.a-signature_`
    for (let site = 0; site < 200; site += 1) await render(`/7f/$${pathOf(site)}`, framed(`${site}`, 'tenant:1'))
    expect(headerOf(pathOf(0))).toBe('<div>0 header</div>')
    await render(`/7f/$${pathOf(200)}`, framed('200', 'tenant:1'))
    expect([0, 1, 2, 200].map((site) => headerOf(pathOf(site)))).toEqual([
      '<div>0 header</div>',
      null,
      '<div>2 header</div>',
      '<div>200 header</div>',
    ])
  })

  test('PERF-04: a page whose header has an interactive part shares none', async () => {
    const alive = framed('alive', 'tenant:1')
    const html = alive.html.replace('10:\\"header\\"', '10:[\\"$\\",\\"$L6\\",null,{}]').replace('0:[[', '6:I[5,[],\\"Leaf\\"]\\n0:[[')
    expect(html).not.toBe(alive.html)
    await render(`/7f/$${HARBOUR}/about`, { ...alive, html })
    expect(headerOf(HARBOUR)).toBeNull()
  })
})
