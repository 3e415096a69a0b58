import { expect, test } from 'vitest'
import { signPayloadToken } from '@tests/builders/payload-token'
import { carriesStaffToken } from './staff-token'

const SECRET = 'the-secret-of-this-platform-0123456789'

const sign = (claims: Partial<Parameters<typeof signPayloadToken>[0]> = {}) => signPayloadToken({ secret: SECRET, ...claims })

test('SEC-18: recognises a staff token in every place where Payload accepts one', async () => {
  const token = await sign()
  for (const headers of [
    { authorization: `JWT ${token}` },
    { authorization: `Bearer ${token}` },
    { cookie: `a=b; payload-token=${token}` },
  ])
    expect([headers, await carriesStaffToken(headers, SECRET)]).toEqual([headers, true])
})

test.each<[string, Parameters<typeof sign>[0]]>([
  ['a shopper', { collection: 'shoppers' }],
  ['a member of staff of another platform', { secret: 'the-secret-of-another-platform-012345' }],
  ['a session that has ended', { endsIn: -60 }],
])('SEC-18, SEC-16: a token of %s makes nobody staff', async (_, claims) => {
  const token = await sign(claims)
  for (const headers of [{ authorization: `JWT ${token}` }, { cookie: `payload-token=${token}` }])
    expect(await carriesStaffToken(headers, SECRET)).toBe(false)
})

test.each(['', 'JWT', 'JWT x.y.z', 'Basic YTpi'])('SEC-18: %j is not a token', async (authorization) => {
  expect(await carriesStaffToken({ authorization }, SECRET)).toBe(false)
})

test('SEC-18: rejects a token with an invalid signature', async () => {
  const [, payload = ''] = (await sign()).split('.')
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
  expect(await carriesStaffToken({ authorization: `JWT ${header}.${payload}.` }, SECRET)).toBe(false)
})
