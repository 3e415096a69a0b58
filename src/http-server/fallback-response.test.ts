import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { afterEach, expect, test } from 'vitest'
import { FALLBACK_KEY } from '@/domain/http/fallback-response'
import { type Answer, ask } from '@tests/e2e/support/http'
import { createRequestListener } from './request-listener'

const SETTINGS = {
  baseDomain: 'localhost',
  isHttps: false,
  bodyTimeMs: 30_000,
  trustedProxies: 0,
  secret: 'x'.repeat(32),
  buildFolder: '/none',
  publicFolder: '/none',
}
const PAGE = `<!doctype html><title>This page is taking a break</title>${'<p>Try again'.repeat(200)}`
const open: (() => void)[] = []

afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for(FALLBACK_KEY))
  for (const close of open.splice(0)) close()
})

type Handle = (response: ServerResponse, request: IncomingMessage) => void

/** Requests a page from the front server, with the given response of the server behind it. */
async function askFor(
  handle: Handle,
  { host = 'harbour.localhost', isAway = true, method = 'GET', status = 503, isPacked = true } = {},
): Promise<Answer> {
  Reflect.set(globalThis, Symbol.for(FALLBACK_KEY), ({ host: asked, path }: { host: string; path: string }) =>
    isAway ? { status, headers: { 'content-type': 'text/html; charset=utf-8', 'x-asked': `${asked} ${path}` }, body: PAGE } : null,
  )
  const server = createServer(createRequestListener(SETTINGS, async (request, response) => handle(response, request)))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  open.push(() => void (server.closeAllConnections(), server.close()))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on a port')
  return ask(address.port, '/cars/one?colour=red', { host, method, headers: isPacked ? { 'accept-encoding': 'gzip' } : {} })
}

/** Compresses like Next.js, which wraps the response's own functions. */
const compressed: Handle = (response, request) => {
  const compress: unknown = createRequire(import.meta.url)('next/dist/compiled/compression')
  const middleware: unknown = typeof compress === 'function' ? Reflect.apply(compress, undefined, [{ threshold: 0 }]) : null
  if (typeof middleware === 'function') Reflect.apply(middleware, undefined, [request, response, () => undefined])
  response.statusCode = 500
  response.setHeader('content-type', 'text/html')
  response.end('Internal Server Error')
}

const inPieces: Handle = (response) => {
  response.writeHead(500, { 'content-type': 'text/plain', etag: '"x"', 'content-length': '6' })
  response.write('one')
  response.end('two')
}

test.each<[string, Handle]>([
  ['with nothing in it', (response) => void (response.statusCode = 500)],
  ['at once', (response) => void response.writeHead(500).end('Internal Server Error')],
  ['in pieces', inPieces],
  ['compressed', compressed],
])('REL-11: a page that fails %s while the database is away is a 503 that says when to come back', async (_, handle) => {
  const { status, headers, body } = await askFor((response, request) => {
    handle(response, request)
    if (!response.writableEnded) response.end()
  })
  expect([status, body]).toEqual([503, PAGE])
  expect(headers).toMatchObject({
    'retry-after': '10',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(PAGE)),
    'x-asked': 'harbour.localhost /cars/one',
    'x-content-type-options': 'nosniff',
  })
  expect(headers.etag).toBeUndefined()
  expect(headers['content-encoding']).toBeUndefined()
})

const failing: Handle = (response) => void response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error')
const fine: Handle = (response) => void response.end('A car')

test.each([
  ['a fault of another kind stays one', failing, { isAway: false }, [500, 'Internal Server Error', undefined]],
  ['the admin tells its own staff', failing, { host: 'localhost' }, [500, 'Internal Server Error', undefined]],
  ['what is answered is left alone', fine, {}, [200, 'A car', '5']],
])('REL-11: %s', async (_, handle, options, expected) => {
  const { status, body, headers } = await askFor(handle, { ...options, isPacked: false })
  expect([status, body, headers['content-length']]).toEqual(expected)
})

test("WEB-03: an error page is sent with 500 under its request's id, without Retry-After", async () => {
  const { status, body, headers } = await askFor(failing, { status: 500 })
  expect([status, body, headers['cache-control'], headers['retry-after']]).toEqual([500, PAGE, 'no-store', undefined])
  expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test('REL-11: the 503 for a HEAD request has no body', async () => {
  const { status, body, headers } = await askFor(failing, { method: 'HEAD' })
  expect([status, body, headers['content-length']]).toEqual([503, '', String(Buffer.byteLength(PAGE))])
})
