import http from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signPayloadToken } from '@tests/builders/payload-token'
import { createRequestListener } from './request-listener'

const SECRET = 'the-secret-of-this-platform-0123456789'
const MB = 1024 * 1024
const RESULTS = '<li>2023 Toyota RAV4</li>'.repeat(200)
const JSON_TYPE = { 'Content-Type': 'application/json' }

/** The headers that reached Next.js. */
let arrived: http.IncomingHttpHeaders[] = []
const settings = {
  baseDomain: 'forecourt.example',
  isHttps: false,
  trustedProxies: 0,
  secret: SECRET,
  buildFolder: '/none',
  publicFolder: '/none',
  bodyTimeMs: 300,
}
const server = http.createServer(
  createRequestListener(settings, async (request, response) => {
    arrived.push(request.headers)
    // simulates a large body that is still being received
    if (request.url === '/api/slow-form') return void request.on('end', () => response.end('read')).resume()
    if (request.url === '/search') return void response.setHeader('Content-Type', 'text/html').end(RESULTS)
    if (request.url === '/api/short') return void response.writeHead(200, { ...JSON_TYPE, 'Content-Length': 2 }).end('{}')
    if (request.url !== '/api/stock-imports') response.end('drawn')
  }),
)
let port = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = address !== null && typeof address === 'object' ? address.port : 0
})
beforeEach(() => void (arrived = []))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

type Asked = { path?: string; method?: string; headers?: Record<string, string | number> }

/** Sends only the head of a request: decisions don't depend on the body. */
function open({ path = '/', method = 'GET', headers = {} }: Asked) {
  const request = http.request({ host: '127.0.0.1', port, path, method, headers: { host: 'harbour.example', ...headers } })
  const answer = new Promise<{ status: number; headers: http.IncomingHttpHeaders } | null>((resolve) => {
    request.on('response', (response) => resolve({ status: response.statusCode ?? 0, headers: response.resume().headers }))
    request.on('error', () => resolve(null))
  })
  if (method === 'GET') request.end()
  else request.flushHeaders()
  return { answer, abandon: () => request.destroy() }
}
const statusOf = async (asked: Asked) => (await open(asked).answer)?.status

test('SEC-09: headers that control Next.js, and policies with a nonce, are removed', async () => {
  const steering = {
    'content-security-policy': "script-src 'nonce-stranger'",
    'content-security-policy-report-only': "script-src 'nonce-stranger'",
    'x-middleware-subrequest': 'src/proxy',
    'x-invoke-path': '/sites/summit',
    'x-forwarded-host': 'summit.example',
    'next-resume': '1',
  }
  expect(await statusOf({ headers: { ...steering, 'accept-language': 'en' } })).toBe(200)
  const [headers = {}] = arrived
  expect(Object.keys(headers).filter((name) => name in steering)).toEqual([])
  expect(headers['accept-language']).toBe('en')
})

test("SEC-21: without a trusted proxy the caller's address is that of the connection, whatever the headers say", async () => {
  await statusOf({ headers: { 'x-forwarded-for': '203.0.113.7, 198.51.100.1' } })
  expect(arrived.map((headers) => headers['x-forwarded-for'])).toEqual(['127.0.0.1'])
})

test('SEC-11: every response has the security headers, including refusals', async () => {
  for (const asked of [{}, { method: 'TRACE' }, { path: '/a%00b' }, { path: '/api/search' }]) {
    const answer = await open(asked).answer
    expect([asked, answer?.headers['x-content-type-options']]).toEqual([asked, 'nosniff'])
    expect(answer?.headers['content-security-policy']).toMatch(/script-src 'none'|default-src 'none'/)
  }
})

test("SEC-18, SEC-25: requests that can't be answered are refused before Next.js sees them", async () => {
  const forged = `JWT ${await signPayloadToken({ secret: 'another-secret-of-another-platform-01' })}`
  const platform = { host: 'forecourt.example' }
  const refused: [Asked, number][] = [
    [{ method: 'TRACE' }, 405],
    [{ path: '/search?q=%00' }, 400],
    [{ method: 'POST', path: '/api/leads', headers: { 'transfer-encoding': 'chunked' } }, 411],
    [{ method: 'POST', path: '/api/pages', headers: { ...platform, 'transfer-encoding': 'chunked' } }, 411],
    [{ method: 'POST', path: '/api/leads', headers: { 'content-length': 2 * MB } }, 413],
    [{ method: 'POST', path: '/api/media', headers: { ...platform, 'content-length': 5 * MB } }, 401],
    [{ method: 'POST', path: '/api/media', headers: { ...platform, 'content-length': 5 * MB, authorization: forged } }, 401],
  ]
  for (const [asked, status] of refused) expect([asked, await statusOf(asked)]).toEqual([asked, status])
  expect(arrived).toEqual([])
})

test('SEC-18: large bodies from staff share one limit, and their room is released afterwards', async () => {
  const authorization = `JWT ${await signPayloadToken({ secret: SECRET })}`
  const headers = { host: 'forecourt.example', 'content-length': 60 * MB, authorization }
  const asked = { method: 'POST', path: '/api/stock-imports', headers }
  const first = open(asked)
  await expect.poll(() => arrived.length).toBe(1)
  expect(await statusOf(asked)).toBe(429)
  first.abandon()
  await first.answer
  await expect
    .poll(async () => {
      const again = open(asked)
      const status = await Promise.race([again.answer.then((answer) => answer?.status), new Promise((resolve) => setTimeout(resolve, 100))])
      again.abandon()
      return status
    })
    .toBeUndefined()
})

test('PERF-09: what is rendered on request is sent in Brotli or gzip, as the client accepts, and short bodies as they are', async () => {
  const ask = async (path: string, accepted?: string) => {
    const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-encoding': accepted }
    const sent = (await open({ path, headers }).answer)?.headers
    return { coding: sent?.['content-encoding'] ?? null, vary: sent?.vary ?? null }
  }
  expect(await ask('/search', 'gzip, deflate, br, zstd')).toEqual({ coding: 'br', vary: 'Accept-Encoding' })
  expect(await ask('/search', 'gzip, br;q=0')).toEqual({ coding: 'gzip', vary: 'Accept-Encoding' })
  expect(await ask('/search', 'identity')).toEqual({ coding: null, vary: 'Accept-Encoding' })
  expect(await ask('/search')).toEqual({ coding: null, vary: 'Accept-Encoding' })
  expect((await ask('/api/short', 'br')).coding).toBeNull()
})

test('SEC-18: a form whose body does not arrive in time is refused, and one that arrives is not', async () => {
  const form = { path: '/api/slow-form', method: 'POST', headers: { 'content-length': 4 } }
  const { status, headers } = (await open(form).answer) ?? {}
  expect([status, headers?.connection]).toEqual([408, 'close'])
  const inTime = http.request({
    host: '127.0.0.1',
    port,
    path: form.path,
    method: 'POST',
    headers: { host: 'harbour.example', ...form.headers },
  })
  const answered = new Promise((resolve) => inTime.on('response', (response) => resolve(response.resume().statusCode)))
  inTime.write('ab')
  setTimeout(() => inTime.end('cd'), 100)
  expect(await answered).toBe(200)
})
