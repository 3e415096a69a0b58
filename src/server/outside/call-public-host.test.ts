import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readPicture } from '../media/read-picture'
import { sendWebhook } from '../lead-dispatch/send-webhook'
import { sendBySmtp } from '../lead-dispatch/send-mail'
import { createPublicClient } from '../search/meilisearch/public-client'
import { callPublicHost } from './call-public-host'
import type { Reach } from './find-public-host'

/** Counts connections to this machine, by any protocol. */
let reached = 0
const server = createServer((request, response) => {
  if (request.url === '/moved') return response.writeHead(302, { location: 'http://127.0.0.1:1/inner' }).end()
  return response.end('hello')
})
let port = 0

beforeAll(async () => {
  server.on('connection', () => void (reached += 1))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = address !== null && typeof address === 'object' ? address.port : 0
})
beforeEach(() => void (reached = 0))
afterAll(() => server.close())

/** The system resolver returns this machine for this name, so connecting by name would reach it. */
const NAME = 'localhost'

/** A DNS resolver that returns a public address first and this machine afterwards. 2000::/16 is not assigned. */
function rebinding(): Reach & { count: () => number } {
  let asked = 0
  return {
    allowsLoopback: false,
    count: () => asked,
    resolve: async () => {
      asked += 1
      return [{ address: asked === 1 ? '2000::1' : '127.0.0.1', family: asked === 1 ? 6 : 4 }]
    },
  }
}

const call = (address: string) => ({ url: new URL(address), method: 'GET' as const, timeoutMs: 800, mostBytes: 1000 })
const smtp = () => ({ host: NAME, port, isSecure: false, user: null, password: null, timeoutMs: 800 })
const MAIL = {
  from: 'a@b.example',
  to: 'c@d.example',
  replyTo: null,
  subject: 'x',
  text: 'x',
  messageId: '<x@y>',
  leadId: null,
  tenantId: 1,
}
const HOOK = { secret: null, body: '{}', idempotencyKey: 'x', timestamp: 1, timeoutMs: 800 }

test.each<[string, (reach: Reach, host: string) => Promise<unknown>]>([
  ['an http call', (reach, host) => callPublicHost(call(`http://${host}/`), reach)],
  ['an https call', (reach, host) => callPublicHost(call(`https://${host}/`), reach)],
  ['a webhook', (reach, host) => sendWebhook({ ...HOOK, url: `https://${host}/` }, reach)],
  ['a picture', (reach, host) => readPicture(`https://${host}/a.jpg`, 'harbour.localhost', { reach, timeoutMs: 800 })],
  ['a mail', (reach) => sendBySmtp(MAIL, smtp(), reach)],
])('SEC-24: %s resolves a name once, so that a later change of its address to this machine has no effect', async (_, act) => {
  const reach = rebinding()
  const outcome = await act(reach, `${NAME}:${port}`).catch((error: unknown) => error)
  expect(outcome).toBeDefined()
  expect([reached, reach.count()]).toEqual([0, 1])
})

test('SEC-24: a tenant’s search engine never connects to this machine, at any connection', async () => {
  const reach = rebinding()
  const client = createPublicClient(reach)
  const ask = () => client(`http://${NAME}:${port}/`, { signal: AbortSignal.timeout(500) }).catch(() => null)
  expect([await ask(), await ask(), await ask()]).toEqual([null, null, null])
  expect(reached).toBe(0)
})

test.each([
  ...['127.0.0.1', '10.0.0.1', '169.254.169.254', '100.64.0.1', '[::1]', '[::ffff:127.0.0.1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]'],
  ...['[64:ff9b:1::7f00:1]', '[2002:7f00:1::]', '[2001::1]', '[fd00::1]', '[fe80::1]', '2130706433', '0x7f.1', '127.1'],
])('SEC-24: refuses %s over http and https, and sends nothing', async (host) => {
  for (const scheme of ['http', 'https'])
    expect(await callPublicHost(call(`${scheme}://${host}:${port}/`), { allowsLoopback: false })).toEqual({ kind: 'notPublic' })
  expect(reached).toBe(0)
})

test('SEC-24: refuses a name with one inner address among public ones', async () => {
  const resolve = async () => [
    { address: '2000::1', family: 6 },
    { address: '64:ff9b::a00:1', family: 6 },
  ]
  expect(await callPublicHost(call('https://both.example/'), { allowsLoopback: false, resolve })).toEqual({ kind: 'notPublic' })
})

test('SEC-24: returns a redirect without following it, and gives up a long answer', async () => {
  const open = { allowsLoopback: true }
  expect(await callPublicHost(call(`http://127.0.0.1:${port}/moved`), open)).toMatchObject({ kind: 'answered', status: 302 })
  expect(await callPublicHost({ ...call(`http://127.0.0.1:${port}/`), mostBytes: 2 }, open)).toEqual({
    kind: 'answered',
    status: 200,
    body: null,
  })
  expect(reached).toBe(2)
})

test('SEC-24: the server of these tests is reachable', async () => {
  await new Promise<void>((resolve) => connect(port, '127.0.0.1', () => resolve()).end())
  expect(reached).toBe(1)
})
