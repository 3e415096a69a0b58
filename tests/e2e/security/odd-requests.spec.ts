import http from 'node:http'
import { expect, test } from '@playwright/test'
import { cloneDatabase, dropDatabase, withDatabase } from '@scripts/postgres/databases'
import { demoLogins } from '@demo/seed'
import { TEMPLATE } from '@scripts/test/test-database'
import { ask } from '../support/http'
import { startSiteServer } from '../support/site-server'
import { SITES } from '../support/sites'
import { tokenOf } from '../support/staff'
import { createRandom, type FuzzedRequest, fuzzRequest } from './fuzzed-request'

const PORT = Number(process.env.SITE_PORT)
const ADMIN = { authorization: `JWT ${tokenOf('admin@forecourt.example')}` }

test.describe('SEC-25: requests that once crashed no longer do', () => {
  for (const method of ['TRACE', 'PROPFIND', 'LOCK']) {
    test(`SEC-25: ${method} gets a 405 with the allowed methods`, async () => {
      for (const host of ['harbour.localhost', 'localhost']) {
        const answer = await ask(PORT, '/', { host, method })
        expect([answer.status, answer.headers.allow]).toEqual([405, expect.stringContaining('GET')])
      }
    })
  }

  test('SEC-25: NUL bytes in a path or query get a 400', async () => {
    for (const path of ['/search?make=%00', '/a%00b', '/api/search?q=a%00', '/api/suggestions?q=%00'])
      expect([path, (await ask(PORT, path, { host: 'harbour.localhost' })).status]).toEqual([path, 400])
    for (const path of ['/api/pages?where[title][equals]=%00', '/admin?%00'])
      expect((await ask(PORT, path, { headers: ADMIN })).status).toBe(400)
  })

  test('SEC-25: a NUL byte in a body sent by staff gets a 400', async () => {
    const answer = await ask(PORT, '/api/brands', { method: 'POST', headers: ADMIN, body: { name: 'a\u0000b', slug: 'a-b', kind: 'car' } })
    expect(answer.status).toBe(400)
  })

  for (const [method, path] of [
    ...['GET', 'POST', 'PATCH', 'DELETE'].map((method) => [method, '/api/payload-migrations'] as const),
    ['GET', '/api/payload-migrations/1'],
    ['DELETE', '/api/payload-preferences/none'],
  ] as const)
    test(`SEC-25: ${method} ${path}, which doesn't exist, gets a 404`, async () => {
      const answer = await ask(PORT, path, { method, headers: ADMIN, ...(method === 'GET' ? {} : { body: {} }) })
      expect(answer.status).toBe(404)
    })

  for (const query of ['limit=1&limit=2', 'limit[]=1', 'where[id][$ne]=1', 'where[id][near]=1', 'page=-1', 'where=%7B', 'sort[a]=x'])
    test(`SEC-25: ?${query} to the admin's API gets a 400 with a reason`, async () => {
      const answer = await ask(PORT, `/api/vehicles?${query}`, { headers: ADMIN })
      expect([answer.status, JSON.parse(answer.body).errors[0].message]).toEqual([400, expect.stringMatching(/^(?:Give|Write) /)])
    })

  for (const filter of ['no_such_field', 'lastEditor', 'scheduleDates', 'blocks', 'result', 'tenant', 'or][0][and][0][title'])
    test(`SEC-25: a list of the admin opens with ?where[${filter}][exists]=true in its address`, async () => {
      for (const email of ['admin@forecourt.example', 'marketing@harbour.example'])
        for (const collection of ['pages', 'vehicles', 'users', 'leads']) {
          const answer = await ask(PORT, `/admin/collections/${collection}?where[${filter}][exists]=true`, {
            headers: { authorization: `JWT ${tokenOf(email)}` },
          })
          expect([email, collection, answer.status < 500]).toEqual([email, collection, true])
        }
    })

  for (const query of ['where[id][equals]=x', 'where[createdAt][greater_than]=x'])
    test(`SEC-25: ?${query} to the admin's API gets a 4xx or an empty result`, async () => {
      const answer = await ask(PORT, `/api/vehicles?${query}`, { headers: ADMIN })
      expect(answer.status).toBeLessThan(500)
      if (answer.status === 200) expect(JSON.parse(answer.body).docs).toEqual([])
    })
})

type Login = { name: string; host: string; token: string | null }

async function signIn(port: number, { email, password }: { email: string; password: string }): Promise<string> {
  const answer = await ask(port, '/api/users/login', { method: 'POST', body: { email, password } })
  const { token }: { token?: unknown } = JSON.parse(answer.body)
  if (typeof token !== 'string') throw new Error(`sign-in of ${email}: ${answer.status}`)
  return token
}

function send(port: number, { host, token }: Login, { method, path, headers, text }: FuzzedRequest): Promise<number> {
  const own = token === null ? {} : { authorization: `JWT ${token}` }
  const length = text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) }
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: 'localhost', port, method, path, headers: { ...own, ...headers, ...length, host: `${host}:${port}` }, timeout: 30_000 },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.on('error', reject)
      },
    )
    request.on('timeout', () => request.destroy(new Error('no answer in 30 s')))
    request.on('error', reject)
    request.end(text)
  })
}

test('SEC-25: 2,000 odd requests to all hosts, with no session and with each staff role, cause no server error', async () => {
  test.setTimeout(300_000)
  const adminUrl = process.env.FORECOURT_TEST_ADMIN_URL ?? ''
  const database = 'forecourt_test_odd_requests'
  // A separate database, because an admin's odd requests change and delete data.
  await cloneDatabase(adminUrl, TEMPLATE, database)
  const server = await startSiteServer({ DATABASE_URL: withDatabase(adminUrl, database), DELIVER_LEADS: 'off', GRAPHQL: 'on' })
  try {
    const staff = await Promise.all(
      demoLogins.map(async (login) => ({ name: login.email, host: 'localhost', token: await signIn(server.port, login) })),
    )
    const strangers = ['localhost', 'preview.localhost', 'nobody.localhost', ...SITES.map((slug) => `${slug}.localhost`)]
    const logins: Login[] = [...strangers.map((host) => ({ name: 'a stranger', host, token: null })), ...staff, ...staff]
    const random = createRandom(20_261_123)
    const faults: string[] = []
    const next = Array.from({ length: 2_000 }, (_, at) => at)
    const work = async () => {
      for (let at = next.shift(); at !== undefined; at = next.shift()) {
        const login = logins[at % logins.length] ?? { name: 'a stranger', host: 'localhost', token: null }
        const request = fuzzRequest(random, login.host === 'localhost')
        const status = await send(server.port, login, request).catch((error: Error) => error.message)
        if (typeof status === 'string' || status >= 500)
          faults.push(
            `${status} ${login.name} on ${login.host}: ${request.method} ${request.path.slice(0, 300)} ${JSON.stringify(request.headers)} ${request.text?.slice(0, 200) ?? ''}`,
          )
      }
    }
    await Promise.all(Array.from({ length: 4 }, work))
    expect(faults).toEqual([])
    expect((await ask(server.port, '/', { host: 'harbour.localhost' })).status).toBe(200)
  } finally {
    await server.kill('SIGTERM')
    await dropDatabase(adminUrl, database)
  }
})
