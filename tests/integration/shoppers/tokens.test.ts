import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, callGraphql, type Method } from '../access/rest'
import { openPayload, run } from '../leads/site'
import { openBrowser, person } from './browser'

let payload: Payload
let token: string
let id: number
const browser = openBrowser('harbour')

beforeAll(async () => {
  payload = await openPayload()
  payload.logger.level = 'silent'
  await browser.join(person('token@shopper.example'))
  token = browser.cookie().split('=')[1] ?? ''
  const { rows } = await run('select id from shoppers where email = $1', ['token@shopper.example'])
  id = Number(rows[0]?.id)
})

/** Every way in which Payload accepts a token. */
const WAYS: [name: string, send: () => { headers?: Record<string, string>; cookie?: string }][] = [
  ['Authorization: JWT', () => ({ headers: { authorization: `JWT ${token}` } })],
  ['Authorization: Bearer', () => ({ headers: { authorization: `Bearer ${token}` } })],
  ['the cookie of staff', () => ({ cookie: `payload-token=${token}` })],
  [
    'both, and the site’s own cookie',
    () => ({ headers: { authorization: `JWT ${token}` }, cookie: `payload-token=${token}; forecourt_shopper=${token}` }),
  ],
]

const LOGIN = { username: '1:token@shopper.example', email: 'token@shopper.example', password: 'correct-horse-9' }

const CALLS: [method: Method, path: string, json?: Record<string, unknown>][] = [
  ['GET', '/shoppers'],
  ['GET', '/shoppers/me'],
  ['GET', '/shoppers/init'],
  ['GET', '/shoppers/{id}'],
  ['PATCH', '/shoppers/{id}', { name: 'Changed by token' }],
  ['DELETE', '/shoppers/987654321'],
  ['POST', '/shoppers', { ...person('second@shopper.example'), username: 'x' }],
  ['POST', '/shoppers/refresh-token'],
  ['POST', '/shoppers/login', LOGIN],
  ['POST', '/shoppers/logout'],
  ['POST', '/shoppers/forgot-password', LOGIN],
  ['POST', '/shoppers/reset-password', { token: 'abc', password: 'correct-horse-9' }],
  ['POST', '/shoppers/unlock', LOGIN],
  ['POST', '/shoppers/verify/abc'],
  ['POST', '/shoppers/first-register', LOGIN],
  ['GET', '/users/me'],
  ['POST', '/users/refresh-token'],
  ['POST', '/users/unlock', { email: 'admin@forecourt.example' }],
  ['GET', '/access'],
  ['GET', '/payload-preferences'],
  ['GET', '/payload-preferences/mine'],
  ['POST', '/payload-preferences/mine', { value: { note: 'kept' } }],
  ['POST', '/payload-preferences', { key: 'mine', value: {} }],
  ['DELETE', '/payload-preferences/mine'],
  ['GET', '/payload-locked-documents'],
  ['POST', '/payload-locked-documents', { globalSlug: 'platform' }],
  ['GET', '/payload-jobs'],
  ['GET', '/payload-jobs/run'],
  ['GET', '/globals/platform'],
  ['GET', '/tenants/populate-tenant-options'],
  ['GET', '/leads/inbox'],
  ['GET', '/media'],
]

describe.each(WAYS)('SEC-16: a shopper’s token as %s', (_, send) => {
  test.each(CALLS)('SEC-16: %s %s returns the same as without a token', async (method, path, json) => {
    const address = path.replace('{id}', String(id))
    const ask = async (content: ReturnType<typeof send>) => {
      const { status, text } = await call(method, address, null, { ...content, ...(json ? { json } : {}) })
      return [status, text]
    }
    const stranger = await ask({})
    expect(await ask(send())).toEqual(stranger)
    expect(Number(stranger[0])).toBeLessThan(500)
    expect(stranger[1]).not.toContain('token@shopper.example')
  })

  test("SEC-16: GraphQL doesn't accept it either", async () => {
    for (const query of [
      '{ meShopper { user { id } token } }',
      '{ Access { canAccessAdmin } }',
      '{ initializedShopper }',
      'mutation { logoutShopper }',
      'mutation { refreshTokenShopper { refreshedToken } }',
      '{ Shoppers { docs { email } } }',
    ]) {
      const asked = await callGraphql(query, null, send())
      expect([asked.status, asked.text]).toEqual(((stranger) => [stranger.status, stranger.text])(await callGraphql(query, null)))
      expect(asked.text).not.toMatch(/"id":\d|"canAccessAdmin":true|eyJ/)
    }
  })
})

test('SEC-16: nothing was stored, the account is unchanged, and its session still works on its own site', async () => {
  expect((await run('select count(*)::int as kept from payload_preferences where key = $1', ['mine'])).rows).toEqual([{ kept: 0 }])
  expect((await run('select name from shoppers where id = $1', [id])).rows).toEqual([{ name: 'Alannah' }])
  expect((await browser.call('whoAmI')).json).toMatchObject({ user: { id } })
})

test('SEC-16: a staff token still works', async () => {
  const { token: own } = await payload.login({
    collection: 'users',
    data: { email: 'admin@forecourt.example', password: 'Forecourt-admin-26' },
  })
  expect((await call('GET', '/pages', own ?? null)).status).toBe(200)
})
