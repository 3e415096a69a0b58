import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FIND_STORED_PAGE_KEY, type FindStoredPage } from '@/domain/http/stored-page'
import { EncodableBody } from '@/server/cache/encoded-body'
import { createRequestListener } from '../request-listener'

const HTML = `<html>${'<p>Ford Ranger</p>'.repeat(500)}</html>`
const SCRIPT = 'console.log("a chunk");'.repeat(200)
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-page-server-'))
const body = new EncodableBody(HTML)
const pages = new Map([
  ['/', 200],
  ['/about', 200],
  ['/missing', 404],
])
let passedOn: string[] = []
let port = 0

const find: FindStoredPage = ({ host, url }) => {
  const status = host === 'harbour.example' ? pages.get(url.split('?')[0] ?? '') : undefined
  return status === undefined
    ? null
    : { status, headers: ['content-security-policy', "default-src 'self'"], encode: (coding) => body.encode(coding) }
}

for (const [name, content] of [
  ['build/static/chunks/a-1.js', SCRIPT],
  ['public/fonts/a.woff2', 'font'],
  ['public/private.txt', 'no'],
] as const) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), content)
}
const server = http.createServer(
  createRequestListener(
    {
      ...{ baseDomain: 'forecourt.example', isHttps: false, trustedProxies: 0, secret: 'x'.repeat(32), bodyTimeMs: 30_000 },
      ...{ buildFolder: path.join(folder, 'build'), publicFolder: path.join(folder, 'public') },
    },
    async (request, response) => {
      passedOn.push(`${request.method} ${request.url}`)
      response.end('from Next.js')
    },
  ),
)

beforeAll(async () => {
  Reflect.set(globalThis, Symbol.for(FIND_STORED_PAGE_KEY), find)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = address !== null && typeof address === 'object' ? address.port : 0
})
beforeEach(() => void (passedOn = []))
afterAll(() => {
  Reflect.deleteProperty(globalThis, Symbol.for(FIND_STORED_PAGE_KEY))
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

type Asked = { method?: string; headers?: Record<string, string>; send?: string }
type Got = { status: number; headers: http.IncomingHttpHeaders; bytes: Buffer }

function ask(url: string, { method = 'GET', headers = {}, send }: Asked = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path: url, method, headers: { host: 'harbour.example', ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }))
      },
    )
    request.on('error', reject)
    request.end(send)
  })
}
const isFromMemory = async (url: string, asked: Asked = {}) => {
  await ask(url, asked)
  return passedOn.length === 0
}

/** Sends raw bytes and returns everything that the server sends until it closes the connection. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text))
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('end', () => resolve(Buffer.concat(chunks).toString('latin1')))
    socket.on('error', reject)
  })
}

test("PERF-08: a stored page is sent compressed, with a validator and its policy, and the request doesn't reach Next.js", async () => {
  const { status, headers, bytes } = await ask('/about', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(status).toBe(200)
  expect(brotliDecompressSync(bytes).toString()).toBe(HTML)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(bytes.length),
    'cache-control': 'private, max-age=0, must-revalidate',
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
    'x-cache': 'HIT',
  })
  expect(headers.vary).toContain('Accept-Encoding')
  expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
  expect(passedOn).toEqual([])
})

test.each([
  ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ['br;q=0, gzip;q=0.5', (bytes: Buffer) => gunzipSync(bytes)],
  ['identity', (bytes: Buffer) => bytes],
  ['', (bytes: Buffer) => bytes],
] as const)('PERF-08: a client that accepts %j gets the same page', async (accepted, decode) => {
  const { bytes } = await ask('/about', { headers: { 'accept-encoding': accepted } })
  expect(decode(bytes).toString()).toBe(HTML)
})

test('PERF-08: a client that already has the page in this coding gets a 304 without a body', async () => {
  const first = await ask('/about', { headers: { 'accept-encoding': 'br' } })
  const tag = first.headers.etag ?? ''
  for (const names of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const { status, headers, bytes } = await ask('/about', { headers: { 'accept-encoding': 'br', 'if-none-match': names } })
    expect([status, bytes.length, headers.etag, headers['content-security-policy']]).toEqual([304, 0, tag, "default-src 'self'"])
  }
  expect((await ask('/about', { headers: { 'accept-encoding': 'gzip', 'if-none-match': tag } })).status).toBe(200)
  expect((await ask('/about', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('WEB-03: the page for a missing address is sent with 404, and never as a 304', async () => {
  expect((await ask('/missing')).status).toBe(404)
  expect((await ask('/missing', { headers: { 'if-none-match': '*' } })).status).toBe(404)
})

test('PERF-08: HEAD gets the headers of GET and no body', async () => {
  const got = await ask('/about')
  const head = await ask('/about', { method: 'HEAD' })
  expect(head.bytes.length).toBe(0)
  expect([head.status, head.headers['content-length'], head.headers.etag]).toEqual([200, got.headers['content-length'], got.headers.etag])
})

test('PERF-08: requests with cookies, campaign parameters or 8 KB of headers are still answered from memory', async () => {
  expect(await isFromMemory('/about?utm_source=mail&gclid=1')).toBe(true)
  expect(await isFromMemory('/', { headers: { cookie: `forecourt_shopper=1; other=${'x'.repeat(8_000)}` } })).toBe(true)
})

test.each<[string, string, Asked]>([
  ['a GET with a body', '/about', { headers: { 'content-length': '1' }, send: 'x' }],
  ['a part', '/about', { headers: { range: 'bytes=0-9' } }],
  ['credentials', '/about', { headers: { authorization: 'Basic eA==' } }],
  ['client navigation', '/about', { headers: { rsc: '1' } }],
  ['time travel', '/about', { headers: { cookie: 'a=1; forecourt_at=ticket' } }],
  ['a draft of Next.js', '/about', { headers: { cookie: '__prerender_bypass=1' } }],
  ['an encoded letter', '/%61bout', {}],
  ['an encoded slash', '/x%2Fabout', {}],
  ['an encoded dot segment', '/x/%2e%2e/about', {}],
  ['two slashes', '//about', {}],
  ['dot segments', '/x/../about', {}],
  ['a call', '/api/cars', {}],
  ['an inner path', '/sites/harbour/7.signature/about', {}],
  ['another host', '/about', { headers: { host: 'summit.example' } }],
  ['the admin', '/admin', { headers: { host: 'forecourt.example' } }],
  ['a file that is not there', '/_next/static/chunks/b.js', {}],
  ['a file outside of the listed folders', '/private.txt', {}],
  ['a path out of a folder', '/fonts/../private.txt', {}],
])('PERF-08: %s is left to Next.js', async (_, url, asked) => {
  expect(await isFromMemory(url, asked)).toBe(false)
})

test('SEC-25: a NUL byte in a parameter is refused', async () => {
  expect((await ask('/about?x=%00')).status).toBe(400)
})

test('PERF-08: a script of the build is sent compressed on every host, is immutable, and has the headers of a file', async () => {
  for (const host of ['harbour.example', 'forecourt.example', 'preview.forecourt.example', 'unknown.example']) {
    const { status, headers, bytes } = await ask('/_next/static/chunks/a-1.js', { headers: { host, 'accept-encoding': 'br' } })
    expect(status).toBe(200)
    expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=UTF-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'same-origin',
    })
  }
  expect(passedOn).toEqual([])
})

test('PERF-08: a font is sent unchanged, because it is compressed already', async () => {
  const { headers, bytes } = await ask('/fonts/a.woff2?v=2', { headers: { 'accept-encoding': 'br' } })
  expect([bytes.toString(), headers['content-encoding'], headers['content-type']]).toEqual(['font', undefined, 'font/woff2'])
})

test('PERF-08: requests on one connection are answered in order, and an HTTP/1.0 connection is closed after its response', async () => {
  const line = (url: string) => `GET ${url} HTTP/1.1\r\nHost: harbour.example\r\n`
  const answer = await sendRaw(`${line('/missing')}\r\n${line('/about')}\r\n${line('/other')}Connection: close\r\n\r\n`)
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(answer.endsWith('from Next.js')).toBe(true)
  const old = await sendRaw('GET /about HTTP/1.0\r\nHost: harbour.example\r\n\r\n')
  expect(old).toMatch(/^HTTP\/1\.1 200/)
  expect(old.endsWith(HTML)).toBe(true)
})
