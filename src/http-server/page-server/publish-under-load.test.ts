import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FIND_STORED_PAGE_KEY, type FindStoredPage } from '@/domain/http/stored-page'
import PageCacheHandler from '@/server/cache/page-cache-handler'
import { pageStore } from '@/server/cache/page-store'
import { createRequestListener } from '../request-listener'

const SEGMENT = '/sites/harbour/7.signature'
const PATH = `${SEGMENT}/about`
const TAG = 'page:1'
const FILLING = '<p>Ford Ranger</p>'.repeat(4_000)
const DECODE: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: (bytes) => Promise.resolve(bytes),
}

const cache = new PageCacheHandler()
let published = 0
let fromMemory = 0
let renders = 0

const find: FindStoredPage = () => {
  const page = pageStore().findPage(PATH)
  if (page) fromMemory += 1
  return page
}

/** Another path while the page may be rendering with data from before the last publish, as the proxy chooses it. */
function choosePath(): string {
  const { tick } = pageStore()
  const since = pageStore().flyingSince(PATH)
  return since > 0 && tick > since ? `${SEGMENT}~${tick}/about` : PATH
}

/** A render as Next.js does it: data is read at the start, and publishes may come before the end. */
async function renderOnce(path: string): Promise<string> {
  renders += 1
  const html = `<html><p>version ${published}.</p>${FILLING}</html>`
  await sleep(Math.random() * 4)
  const value = {
    kind: 'APP_PAGE',
    html,
    headers: { 'x-next-cache-tags': `tenant:1,${TAG}` },
    status: 200,
  }
  await cache.set(`/$${path}`, value, { cacheControl: { revalidate: false } })
  return html
}

const underWay = new Map<string, Promise<string>>()

/** Next.js asks the cache first, and lets visitors of one path share a render. */
function render(): Promise<string> {
  const path = choosePath()
  const shared = underWay.get(path)
  if (shared) return shared
  const made = cache.get(`/$${path}`, { kind: 'APP_PAGE' }).then(() => renderOnce(path))
  underWay.set(path, made)
  return made.finally(() => underWay.delete(path))
}

const server = http.createServer(
  createRequestListener(
    {
      ...{
        baseDomain: 'forecourt.example',
        isHttps: false,
        bodyTimeMs: 30_000,
        trustedProxies: 0,
        secret: 'x'.repeat(32),
      },
      ...{ buildFolder: '/nothing/build', publicFolder: '/nothing/public' },
    },
    async (_, response) => void response.end(await render()),
  ),
)
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
let port = 0

beforeAll(async () => {
  Reflect.set(globalThis, Symbol.for(FIND_STORED_PAGE_KEY), find)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = address !== null && typeof address === 'object' ? address.port : 0
})
beforeEach(() => {
  pageStore().flush()
  fromMemory = 0
  renders = 0
})
afterAll(() => {
  Reflect.deleteProperty(globalThis, Symbol.for(FIND_STORED_PAGE_KEY))
  agent.destroy()
  server.closeAllConnections()
  server.close()
})

type Got = {
  etag: string | undefined
  status: number
  coding: string
  bytes: Buffer
}

function ask(headers: Record<string, string>): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = {
      agent,
      host: '127.0.0.1',
      port,
      path: '/about',
      headers: { host: 'harbour.example', ...headers },
    }
    const request = http.get(asked, (response) => {
      const chunks: Buffer[] = []
      const { etag, 'content-encoding': coding = 'identity' } = response.headers
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        if (!response.complete) return reject(new Error('The response was cut off.'))
        resolve({
          etag,
          status: response.statusCode ?? 0,
          coding,
          bytes: Buffer.concat(chunks),
        })
      })
    })
    request.on('error', reject)
  })
}

/** The version on a page, and whether the page is whole. */
async function readVersion({ coding, bytes }: Got): Promise<number> {
  const html = (await DECODE[coding]?.(bytes))?.toString() ?? ''
  expect(html.endsWith(`${FILLING}</html>`)).toBe(true)
  return Number(/version (\d+)\./.exec(html)?.[1])
}

/** Reads until `isOver`; returns the number of reads, and those that were older than what was published before they began. */
async function readWhile(isOver: () => boolean): Promise<{ reads: number; stale: number[] }> {
  const versionOf = new Map<string, number>()
  const stale: number[] = []
  let reads = 0
  const visit = async (accepted: string) => {
    let known = ''
    while (!isOver()) {
      const before = published
      const got = await ask({
        'accept-encoding': accepted,
        ...(known === '' ? {} : { 'if-none-match': known }),
      })
      const version = got.status === 304 ? (versionOf.get(known) ?? -1) : await readVersion(got)
      if (got.etag !== undefined) versionOf.set(got.etag, version)
      known = got.etag ?? ''
      reads += 1
      if (version < before) stale.push(version - before)
    }
  }
  await Promise.all(['br', 'br', 'gzip', 'identity', 'br', 'gzip'].map(visit))
  return { reads, stale }
}

/** As an editor's save does it: the data first, then the tags. */
function publish(): void {
  published += 1
  pageStore().expire([TAG])
}

test('PERF-08, CARD-02: of all reads during 40 publishes none is outdated, neither pages nor 304s', async () => {
  let isOver = false
  const reading = readWhile(() => isOver)
  for (let count = 0; count < 40; count += 1) {
    await sleep(15 + Math.random() * 20)
    publish()
  }
  isOver = true
  const { reads, stale } = await reading
  expect(stale).toEqual([])
  expect(reads).toBeGreaterThan(200)
  expect(fromMemory).toBeGreaterThan(reads / 4)
})

test('PERF-08: visitors get whole pages of now while the cache is emptied again and again', async () => {
  let isOver = false
  const reading = readWhile(() => isOver)
  for (let count = 0; count < 30; count += 1) {
    await sleep(Math.random() * 20)
    pageStore().flush()
  }
  isOver = true
  const { reads, stale } = await reading
  expect(stale).toEqual([])
  expect(reads).toBeGreaterThan(50)
  expect(renders).toBeGreaterThan(10)
})

test('PERF-08: a publish between the halves of a response leaves that response whole, and the next one is new', async () => {
  await render()
  const before = published
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const headers = {
      host: 'harbour.example',
      'accept-encoding': 'identity',
    }
    http.get({ host: '127.0.0.1', port, path: '/about', headers }, resolve).on('error', reject)
  })
  response.pause()
  publish()
  await ask({ 'accept-encoding': 'br' })
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(Buffer.from(chunk))
  expect(
    await readVersion({
      etag: '',
      status: 200,
      coding: 'identity',
      bytes: Buffer.concat(chunks),
    }),
  ).toBe(before)
  expect(await readVersion(await ask({ 'accept-encoding': 'br' }))).toBe(before + 1)
})
