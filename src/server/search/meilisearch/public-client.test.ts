import { once } from 'node:events'
import http from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPublicClient } from './public-client'

let port = 0
let calls = 0
let connections = 0
const engine = http.createServer((request, response) => {
  calls += 1
  if (request.url === '/moved') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
  else if (request.url === '/large') response.end(`"${'x'.repeat(9 * 1024 * 1024)}"`)
  else if (request.url === '/slow') return
  else response.end(JSON.stringify({ method: request.method, key: request.headers.authorization }))
})

beforeAll(async () => {
  engine.on('connection', () => (connections += 1))
  engine.listen(0, 'localhost')
  await once(engine, 'listening')
  const address = engine.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => new Promise((resolve) => engine.close(resolve)))

const near = createPublicClient({ allowsLoopback: true })
const far = createPublicClient({ allowsLoopback: false })
const asked = { method: 'POST', headers: new Headers({ authorization: 'Bearer key' }), body: '{}' }

test('API-11: sends the request and reuses the connection for the next search', async () => {
  const before = connections
  for (const _ of [1, 2, 3]) expect(await near(`http://localhost:${port}/`, asked)).toEqual({ method: 'POST', key: 'Bearer key' })
  expect(connections - before).toBe(1)
})

test.each([
  ['this machine by a name', () => `http://localhost:${port}/`],
  ['this machine by its address', () => `http://127.0.0.1:${port}/`],
  ['this machine in IPv6', () => `http://[::1]:${port}/`],
  ['an address of our own network', () => 'http://10.0.0.1/'],
  ['another protocol', () => 'file:///etc/passwd'],
])('SEC-02: does not connect to %s', async (_, address) => {
  const before = calls
  await expect(far(address(), asked)).rejects.toThrow('not on the public internet')
  expect(calls).toBe(before)
})

test.each([
  ['a redirect', '/moved', '302'],
  ['more than a search answers', '/large', '200'],
])('SEC-02: does not follow %s', async (_, path, word) => {
  await expect(near(`http://localhost:${port}${path}`, asked)).rejects.toThrow(word)
})

test('SRCH-14: gives up after the timeout', async () => {
  await expect(near(`http://localhost:${port}/slow`, { ...asked, signal: AbortSignal.timeout(50) })).rejects.toThrow()
})
