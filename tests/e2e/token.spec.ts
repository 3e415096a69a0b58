import { createHmac } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { ask } from './support/http'
import { PORT } from './support/sites'
import { tokenOf } from './support/staff'

const toPart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function sign(claims: object, secret: string): string {
  const signed = `${toPart({ alg: 'HS256' })}.${toPart(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

test('SEC-04: a token signed with another secret, or without a signature, is refused', async () => {
  const email = 'support@forecourt.example'
  const token = tokenOf(email)
  const [, claims = ''] = token.split('.')
  const own = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
  const whoAmI = async (given: string) =>
    JSON.parse((await ask(PORT, '/api/users/me', { headers: { authorization: `JWT ${given}` } })).body).user?.email ?? null
  expect(await whoAmI(token)).toBe(email)
  const unsigned = `${toPart({ alg: 'none' })}.${claims}.`
  for (const forged of [sign(own, 'another secret of thirty-two characters'), sign(own, ''), unsigned, `${token.slice(0, -6)}AAAAAA`]) {
    expect(await whoAmI(forged)).toBeNull()
    const answer = await ask(PORT, '/api/tenants', { headers: { authorization: `JWT ${forged}` } })
    expect(answer.status).toBe(403)
  }
})
