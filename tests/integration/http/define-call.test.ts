import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Contract } from '@/contract/contract'
import { processGlobal } from '@/server/cache/process-global'
import { anyone, internal } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { refuse, refuseForNow } from '@/app/http/refusal'

const answer = z.object({ said: z.string() }).nullable()
const read = {
  method: 'GET',
  path: '/api/echo/{name}',
  summary: 'Says a name',
  audience: 'anyone',
  request: z.object({ name: z.string(), times: z.coerce.number('Say how often.').max(3, 'At most three times.').default(1) }),
  answer,
  refusals: [404],
} satisfies Contract
const write = {
  ...read,
  method: 'POST',
  isForm: true,
  request: z.object({
    email: z.email('Please enter a valid Email.'),
    cars: z.array(z.int('Please choose a car.')).default([]),
  }),
} satisfies Contract

beforeEach(() => {
  processGlobal('forecourt.read-turns').value = undefined
})

const echo = defineCall({ contract: read, audience: anyone }, async ({ input: { name, times } }) => {
  if (name === 'nobody') return refuse(404, 'There is nobody.')
  if (name === 'later') return refuseForNow(503, 'Please come later.', 5)
  return name === 'silence' ? null : { said: name.repeat(times) }
})
const take = defineCall({ contract: write, audience: anyone }, async ({ input }) => ({ said: input.email }))

const get = (name: string, query = '', headers: Record<string, string> = {}) =>
  echo(new Request(`http://harbour.localhost/api/echo/${name}${query}`, { headers }), { params: Promise.resolve({ name }) })

function post(body: string, headers: Record<string, string> = {}) {
  const sent = { host: 'harbour.localhost', 'content-type': 'application/json', ...headers }
  return take(new Request('http://harbour.localhost/api/echo', { method: 'POST', headers: sent, body }))
}

const PLAIN = { 'content-type': 'application/x-www-form-urlencoded' }

describe('a call', () => {
  test("API-15: returns its handler's value, uncached; an empty value is a 204", async () => {
    const said = await get('kia', '?times=2')
    expect([said.status, await said.json(), said.headers.get('cache-control')]).toEqual([200, { said: 'kiakia' }, 'private, no-store'])
    const silent = await get('silence')
    expect([silent.status, await silent.text()]).toEqual([204, ''])
  })

  test('API-15: path parameters take precedence over the query, and the first of repeated parameters counts', async () => {
    expect(await (await get('kia', '?name=bmw&times=2&times=3')).json()).toEqual({ said: 'kiakia' })
  })

  test.each([
    ['a handler that refuses', 'nobody', '', 404, { code: 'not_found', message: 'There is nobody.' }],
    ['a handler that refuses for now', 'later', '', 503, { code: 'unavailable', message: 'Please come later.' }],
    [
      'an invalid parameter',
      'kia',
      '?times=9',
      400,
      { code: 'unreadable', message: 'At most three times.', fields: { times: 'At most three times.' } },
    ],
  ])('SEC-02: %s gets an error in the common format', async (_, name, query, status, error) => {
    const given = await get(name, query)
    expect([given.status, await given.json(), given.headers.get('cache-control')]).toEqual([status, { error }, 'private, no-store'])
    expect(given.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
  })

  test('SEC-02: each invalid field of a form has one message, by its path', async () => {
    const given = await post(JSON.stringify({ email: 'nobody', cars: [1, 'two'] }))
    const body = await given.json()
    expect(Object.keys(body.error.fields)).toEqual(['email', 'cars.1'])
    expect([given.status, body]).toEqual([
      422,
      {
        error: {
          code: 'invalid',
          message: 'Please fix the following errors:',
          fields: { email: 'Please enter a valid Email.', 'cars.1': 'Please choose a car.' },
        },
      },
    ])
  })

  test.each([
    ['SEC-04: a page of another site', '{}', { origin: 'https://elsewhere.example' }, 403, 'forbidden'],
    ['SEC-02: a body that is too long', JSON.stringify({ email: 'x'.repeat(64_000) }), {}, 413, 'too_large'],
    ['SEC-02: a body of another content type', '{}', { 'content-type': 'text/plain' }, 415, 'unsupported_type'],
    ['SEC-02: a body that is not JSON', '{', {}, 400, 'unreadable'],
  ])('%s is refused', async (_, body, headers, status, code) => {
    const given = await post(body, headers)
    expect([given.status, (await given.json()).error.code]).toEqual([status, code])
  })

  test('LEAD-16: a browser without scripts gets a page with the reason', async () => {
    const given = await post('email=nobody', PLAIN)
    expect([given.status, given.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8'])
    expect(await given.text()).toContain('<h1>That did not work</h1>')
  })

  test('LEAD-16: or the page that the call returns instead', async () => {
    const location = (field: string) => new Response(null, { status: 303, headers: { location: `/form?wrong=${field}` } })
    const form = defineCall(
      {
        contract: write,
        audience: anyone,
        refusePlain: async ({ options }) => location(Object.keys(options.fields ?? {}).join()),
      },
      async () => null,
    )
    const headers = { host: 'harbour.localhost', ...PLAIN }
    const given = await form(new Request('http://harbour.localhost/api/echo', { method: 'POST', headers, body: 'email=nobody' }))
    expect([given.status, given.headers.get('location')]).toEqual([303, '/form?wrong=email'])
  })

  test('API-04: required extra fields are beside the error', async () => {
    const also = ({ message }: { message: string }) => ({ success: false, message })
    const call = defineCall({ contract: read, audience: anyone, alsoInRefusal: also }, async () => refuse(404, 'No such car.'))
    const given = await call(new Request('http://harbour.localhost/'), { params: Promise.resolve({ name: 'kia' }) })
    expect(await given.json()).toEqual({ success: false, message: 'No such car.', error: { code: 'not_found', message: 'No such car.' } })
  })

  test("SEC-02: one visitor can't exceed the rate limit; others are unaffected", async () => {
    const limited = defineCall({ contract: read, audience: anyone, readLimit: { name: 'few', calls: 2, seconds: 60 } }, async () => null)
    const from = (address: string) =>
      limited(new Request('http://harbour.localhost/', { headers: { 'x-forwarded-for': address } }), {
        params: Promise.resolve({ name: 'kia' }),
      })
    const statuses = [await from('203.0.113.9'), await from('203.0.113.9'), await from('203.0.113.9'), await from('203.0.113.8')]
    expect(statuses.map(({ status }) => status)).toEqual([204, 204, 429, 204])
    expect(Number(statuses[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('SEC-02: failed attempts count too, across all processes', async () => {
    const form = defineCall(
      { contract: write, audience: anyone, limit: { name: 'echo-test', calls: 2, seconds: 60, busy: 'Please wait.' } },
      async () => null,
    )
    const headers = { host: 'harbour.localhost', 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.10' }
    const send = () => form(new Request('http://harbour.localhost/', { method: 'POST', headers, body: '{}' }))
    expect([(await send()).status, (await send()).status]).toEqual([422, 422])
    const refused = await send()
    expect([refused.status, await refused.json()]).toEqual([429, { error: { code: 'too_many_requests', message: 'Please wait.' } }])
  })

  test('SEC-02: a signed message is read byte for byte, up to the size limit', async () => {
    const contract = { ...read, method: 'POST', audience: 'internal', request: z.object({ body: z.string() }) } satisfies Contract
    const hear = defineCall({ contract, audience: internal, isRaw: true, body: 20 }, async ({ input }) => ({ said: input.body }))
    const send = (body: string) => hear(new Request('http://harbour.localhost/', { method: 'POST', body }))
    expect(await (await send('{"id": 1}')).json()).toEqual({ said: '{"id": 1}' })
    expect((await send('x'.repeat(21))).status).toBe(413)
  })

  test("SEC-02: a call can't be defined for an audience that its contract doesn't name", () => {
    expect(() => defineCall({ contract: read, audience: internal }, async () => null)).toThrow("is for 'anyone', not for 'internal'")
  })
})
