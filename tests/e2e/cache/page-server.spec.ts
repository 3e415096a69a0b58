import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { cmsAs, textContent } from '../support/cms'
import { ask, askCached, cacheStatus } from '../support/http'
import { listMappedKinds } from '../support/page-kinds'
import { startSiteServer } from '../support/site-server'
import { SITES } from '../support/sites'

const PORT = Number(process.env.SITE_PORT)
/** Headers that affect how a browser treats a page. */
const COMPARED = [
  ...['cache-control', 'content-security-policy', 'content-type', 'cross-origin-opener-policy', 'cross-origin-resource-policy'],
  ...['location', 'permissions-policy', 'referrer-policy', 'vary', 'x-content-type-options', 'x-cache'],
]
/** A request with credentials is never answered from memory. */
const PAST_THE_PAGE_SERVER = { authorization: 'Basic eA==' }

type Bytes = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

function askBytes(path: string, host: string, headers: Record<string, string> = {}, method = 'GET', port = PORT): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: 'localhost', port, path, method, headers: { host, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
    })
    request.on('error', reject)
    request.end()
  })
}

function decode({ headers, body }: Bytes): string {
  const coding = headers['content-encoding']
  return (coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body).toString('utf8')
}

const noHeaders: Record<string, string> = {}
const manyCookies: Record<string, string> = { cookie: `a=${'x'.repeat(8_000)}` }

const pick = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => ({
  status,
  body,
  headers: Object.fromEntries(COMPARED.map((name) => [name, headers[name]])),
})

for (const slug of SITES) {
  test(`PERF-08: each kind of page of ${slug} is the same from memory and from Next.js, byte by byte`, async () => {
    test.slow()
    const host = `${slug}.localhost`
    const addresses = await listMappedKinds(slug)
    expect(addresses.length).toBeGreaterThan(8)
    let fromMemory = 0
    for (const path of [...addresses, '/nothing-here', '/?utm_source=mail', '/search?utm_campaign=x']) {
      await askCached(PORT, path, { host })
      // a page that another test is publishing right now differs once
      await expect(async () => {
        const [memory, next] = [await ask(PORT, path, { host }), await ask(PORT, path, { host, headers: PAST_THE_PAGE_SERVER })]
        expect(pick(next)).toEqual(pick(memory))
        expect(next.headers['x-nextjs-cache']).toBeUndefined()
        // only the page server sends strong validators; Next.js compresses while it sends
        if (/^"[\w-]{22}"$/.test(memory.headers.etag ?? '') && memory.headers.etag !== next.headers.etag) fromMemory += 1
      }, path).toPass({ timeout: 15_000 })
    }
    expect(fromMemory).toBeGreaterThan(addresses.length * 0.9)
  })
}

test('PERF-08: Brotli, gzip and plain text contain the same page; HEAD states its length; a matching validator gets a 304', async () => {
  const host = 'meridian.localhost'
  await askCached(PORT, '/', { host })
  const plain = await askBytes('/', host)
  for (const coding of ['br', 'gzip']) {
    const headers = { 'accept-encoding': coding }
    const packed = await askBytes('/', host, headers)
    expect(packed.headers['content-encoding']).toBe(coding)
    expect(decode(packed)).toBe(decode(plain))
    expect(packed.body.length).toBeLessThan(plain.body.length / 5)
    const head = await askBytes('/', host, headers, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(packed.body.length)])
    const again = await askBytes('/', host, { ...headers, 'if-none-match': `"x", ${packed.headers.etag}` })
    expect([again.status, again.body.length]).toEqual([304, 0])
  }
})

test('PERF-08, CARD-02: a validator from before a publish gets the new page on the next request', async () => {
  const cms = cmsAs('admin@forecourt.example')
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=drifter')
  const path = `/validator-${randomUUID()}`
  const layoutOf = (text: string) => [{ blockType: 'richText', width: 'reading', content: textContent(text) }]
  const page = await cms.create('pages', {
    tenant: tenant?.id,
    title: 'Validator',
    path,
    layout: layoutOf('version 0.'),
    _status: 'published',
  })
  for (let version = 1; version <= 10; version += 1) {
    const before = await askCached(PORT, path, { host: 'drifter.localhost' })
    await cms.update('pages', page.id, { layout: layoutOf(`version ${version}.`), _status: 'published' })
    const after = await ask(PORT, path, { host: 'drifter.localhost', headers: { 'if-none-match': before.headers.etag ?? '' } })
    expect(after.status).toBe(200)
    expect(after.body).toContain(`version ${version}.`)
  }
  await cms.remove('pages', page.id)
})

test('PERF-10: ten visitors of a page that is not stored cause one render, and get the same bytes and headers as later visitors', async () => {
  test.slow()
  const cms = cmsAs('admin@forecourt.example')
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=drifter')
  const host = 'drifter.localhost'
  const address = new URL(process.env.DATABASE_URL ?? '')
  const lock = new pg.Client({ connectionString: address.href })
  const watch = new pg.Client({ connectionString: address.href })
  await Promise.all([lock.connect(), watch.connect()])
  // a process of its own, because other tests' pages wait for the questions too
  address.searchParams.set('application_name', 'first-visitors')
  const site = await startSiteServer({ DATABASE_URL: address.href, DELIVER_LEADS: 'off' })
  const countWaiting = async () => {
    const { rows } = await watch.query(
      "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%faqs%' and application_name = 'first-visitors'",
    )
    return Number(rows[0]?.count)
  }
  const publish = async (path: string) => {
    const layout = [
      { blockType: 'richText', width: 'reading', content: textContent('For the first visitor') },
      { blockType: 'faq', heading: 'Questions' },
    ]
    const page = await cms.create('pages', { tenant: tenant?.id, title: 'First', path, layout, _status: 'published' })
    // the publish makes the site read its questions again
    const text = { question: `First ${path}?`, answer: textContent('Yes.'), category: 'Trial', _status: 'published' }
    const question = await cms.create('faqs', { tenant: tenant?.id, ...text })
    return async () => {
      await cms.remove('pages', page.id)
      await cms.remove('faqs', question.id)
    }
  }
  const visit = async (path: string) => {
    const askGzip = (headers: Record<string, string> = {}) =>
      askBytes(path, host, { 'accept-encoding': 'gzip', ...headers }, 'GET', site.port)
    // a render waits for the questions, so that renders can be counted
    await lock.query('begin; lock table faqs in access exclusive mode')
    const answers = Array.from({ length: 10 }, () => askGzip())
    try {
      await expect.poll(countWaiting).toBeGreaterThan(0)
      await sleep(1_000)
      expect(await countWaiting()).toBe(1)
    } finally {
      await lock.query('rollback')
    }
    const first = await Promise.all(answers)
    const later = await askCached(site.port, path, { host })
    for (const answer of first) {
      expect(decode(answer)).toBe(later.body)
      expect(answer.headers['content-security-policy']).toBe(later.headers['content-security-policy'])
    }
    // not larger than the stored page that Next.js sends
    const next = await askGzip(PAST_THE_PAGE_SERVER)
    expect(Math.max(...first.map(({ body }) => body.length))).toBeLessThanOrEqual(next.body.length * 1.3)
  }
  // Another test may publish to the site meanwhile. Each attempt needs a page that was never rendered.
  await expect(async () => {
    const path = `/first-${randomUUID()}`
    const remove = await publish(path)
    await visit(path).finally(remove)
  }).toPass({ timeout: 120_000 })
  await Promise.all([lock.end(), watch.end()])
  await site.kill('SIGTERM')
})

test('PERF-08: unusual spellings of host and address get the same response as from Next.js', async () => {
  const host = 'harbour.localhost'
  await askCached(PORT, '/', { host })
  for (const spelling of ['HARBOUR.localhost', 'harbour.localhost.', 'harbour.localhost:3000', `Harbour.LOCALHOST:${PORT}`]) {
    const answer = await ask(PORT, '/', { host: spelling })
    expect([spelling, answer.status, cacheStatus(answer)]).toEqual([spelling, 200, 'HIT'])
  }
  for (const path of ['//', '/%2e%2e/', '/about/', '/%61bout', '/a//b', '/a/../b', '/search/', '/?a=%', '/?a=%00', '/%00', '/x?y#z'])
    for (const headers of [noHeaders, manyCookies]) {
      const [memory, next] = [
        await ask(PORT, path, { host, headers }),
        await ask(PORT, path, { host, headers: { ...headers, ...PAST_THE_PAGE_SERVER } }),
      ]
      expect([path, memory.status, memory.headers.location]).toEqual([path, next.status, next.headers.location])
      expect(memory.status).toBeLessThan(500)
    }
})
