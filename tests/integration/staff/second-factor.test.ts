import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runSql } from '@/server/database/run-sql'
import { takeCode } from '@/server/staff/second-factor'
import { call, pick } from '../access/rest'
import type { MailReceiver } from '../leads/receivers'
import { openPayload } from '../leads/site'
import {
  auditOf,
  codeOf,
  isAlive,
  mailsSentTo,
  makePerson,
  OTHER_PASSWORD,
  PASSWORD,
  receiveStaffMail,
  setUpFactor,
  signIn,
  tokenOf,
} from './people'

let payload: Payload
let receiver: MailReceiver
beforeAll(async () => {
  payload = await openPayload()
  receiver = await receiveStaffMail(payload)
})
afterAll(() => receiver.close())

const step = (answer: { json: unknown }) => pick(answer.json, 'step')
const fieldOf = (answer: { json: unknown }) => pick(answer.json, 'errors.0.data.errors.0.path')

async function makePersonWithFactor(role: 'admin' | 'marketing' = 'marketing') {
  const person = await makePerson(payload, role)
  const token = await tokenOf(person.email)
  return { ...person, token, ...(await setUpFactor(token)) }
}

describe('SEC-15: set up and sign in', () => {
  test('SEC-15: setup needs the password and an app code, shows ten recovery codes, and ends the other sessions', async () => {
    const { email } = await makePerson(payload)
    const [here, elsewhere] = [await tokenOf(email), await tokenOf(email)]
    const begin = (password?: string) => call('POST', '/users/second-factor/begin', here, { json: { password } })
    for (const refused of [await begin(), await begin('wrong-wrong-wrong')])
      expect([refused.status, fieldOf(refused)]).toEqual([400, 'password'])
    const begun = await begin(PASSWORD)
    const key = pick(begun.json, 'setUp.key')
    expect(key).toMatch(/^[A-Z2-7]{32}$/)
    expect(pick(begun.json, 'setUp.qr.0.0')).toBe(1)
    const confirm = (code: string) => call('POST', '/users/second-factor/confirm', here, { json: { code } })
    expect([(await confirm('000000')).status, (await confirm('')).status]).toEqual([400, 400])
    // Not confirmed, so it is not required.
    expect((await signIn(email)).status).toBe(200)
    const done = await confirm(codeOf(key))
    const codes = pick(done.json, 'recoveryCodes')
    expect([done.status, new Set(Array.isArray(codes) ? codes : []).size]).toEqual([200, 10])
    expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([true, false])
    expect((await call('GET', '/users/second-factor', here)).json).toMatchObject({ setAt: expect.any(String), codesLeft: 10 })
    // The stored key is encrypted and the codes are hashed.
    const { rows } = await runSql(
      `select row_to_json(f)::text || (select string_agg(code_hash, ' ') from staff_recovery_code c where c.user_id = f.user_id) as stored
       from staff_second_factor f join users u on u.id = f.user_id where u.email = $1`,
      [email],
    )
    expect(String(rows[0]?.stored)).not.toContain(String(key))
    for (const code of Array.isArray(codes) ? codes : []) expect(String(rows[0]?.stored)).not.toContain(String(code))
    expect(await auditOf(email)).toContain('factor_set')
  })

  test('SEC-15: without the code no way to sign in returns a token', async () => {
    const { email, key, token, id } = await makePersonWithFactor()
    const bare = await signIn(email)
    expect([bare.status, step(bare), pick(bare.json, 'token'), bare.headers.get('set-cookie')]).toEqual([401, 'code', undefined, null])
    await call('POST', '/users/forgot-password', null, { json: { email } })
    const [mail = ''] = await mailsSentTo(payload, receiver, email)
    const link = /reset\/([0-9a-f]+)/.exec(mail)?.[1]
    const reset = await call('POST', '/users/reset-password', null, { json: { token: link, password: OTHER_PASSWORD } })
    expect([reset.status, pick(reset.json, 'token'), reset.headers.get('set-cookie')]).toEqual([200, undefined, null])
    expect(step(await signIn(email, { password: OTHER_PASSWORD }))).toBe('code')
    for (const path of ['/users/refresh-token', '/users/first-register', '/users/unlock', `/users/verify/${id}`]) {
      const answer = await call('POST', path, null, { json: { email, password: OTHER_PASSWORD, name: 'x' } })
      expect([path, answer.status >= 400, pick(answer.json, 'token')]).toEqual([path, true, undefined])
    }
    expect(await isAlive(token)).toBe(false)
    const done = await signIn(email, { password: OTHER_PASSWORD, code: codeOf(key) })
    expect([done.status, typeof pick(done.json, 'token'), pick(done.json, 'user.email')]).toEqual([200, 'string', email])
    expect(done.headers.get('set-cookie')).toMatch(/^payload-token=.+HttpOnly/)
  })

  test('SEC-15: an invalid code is refused and uses up nothing', async () => {
    const { id, key } = await makePersonWithFactor()
    const other = await makePersonWithFactor()
    for (const typed of ['000000', '12345', 'abcde-fghjk', "' or 1=1 --", 'a\u0000', '٣٣٣٣٣٣', null, 7, codeOf(other.key), other.codes[0]])
      expect([typed, await takeCode(runSql, id, typed)]).toEqual([typed, null])
    expect(await takeCode(runSql, id, codeOf(key))).toBe('totp')
  })

  test('SEC-15: an app code works once, even in two processes at once, and an older one not at all', async () => {
    const { id, email, key } = await makePersonWithFactor()
    const now = Date.now()
    const taken = await Promise.all([1, 2, 3, 4].map(() => takeCode(runSql, id, codeOf(key), now)))
    expect(taken.filter((kind) => kind === 'totp')).toHaveLength(1)
    for (const code of [codeOf(key), codeOf(key, -1), codeOf(key, -2), codeOf(key, 3)])
      expect((await signIn(email, { code })).status).toBe(401)
    expect((await signIn(email, { code: codeOf(key, 1) })).status).toBe(200)
  })

  test('SEC-15: a recovery code works once, as it was typed, and new codes replace the old', async () => {
    const { email, codes, key } = await makePersonWithFactor()
    const [first = '', second = '', third = ''] = codes
    expect((await signIn(email, { code: first.toUpperCase().replace('-', ' ') })).status).toBe(200)
    expect((await signIn(email, { code: first })).status).toBe(401)
    const token = await tokenOf(email, { code: second })
    expect(await auditOf(email)).toContain('code_used: 8 left')
    const renew = (json: Record<string, string>) => call('POST', '/users/second-factor/codes', token, { json })
    expect(fieldOf(await renew({ password: PASSWORD, code: '000000' }))).toBe('code')
    const renewed = await renew({ password: PASSWORD, code: codeOf(key) })
    expect(pick(renewed.json, 'recoveryCodes.9')).toMatch(/-/)
    expect((await signIn(email, { code: third })).status).toBe(401)
    expect((await signIn(email, { code: String(pick(renewed.json, 'recoveryCodes.0')) })).status).toBe(200)
  })

  test('SEC-14, SEC-15: wrong codes lock the account as wrong passwords do, even with the right password in between', async () => {
    const { email, key } = await makePersonWithFactor()
    await runSql('update users set login_attempts = 3 where email = $1', [email])
    for (let index = 0; index < 2; index += 1) {
      await signIn(email)
      expect((await signIn(email, { code: '000000' })).status).toBe(401)
    }
    const locked = await signIn(email, { code: codeOf(key) })
    expect([locked.status, step(locked)]).toEqual([401, undefined])
    expect(await mailsSentTo(payload, receiver, email)).toHaveLength(1)
    expect((await auditOf(email)).filter((line) => line === 'sign_in_failed: wrong code')).toHaveLength(2)
  })
})

describe('SEC-15: turn off and reset', () => {
  test("SEC-15: an active second factor can't be replaced with the password alone", async () => {
    const { email, key, token } = await makePersonWithFactor()
    const begun = await call('POST', '/users/second-factor/begin', token, { json: { password: PASSWORD } })
    expect([begun.status, pick(begun.json, 'setUp')]).toEqual([409, undefined])
    // Simulates a setup that was started elsewhere.
    await runSql('update staff_second_factor set pending = secret where user_id = (select id from users where email = $1)', [email])
    expect((await call('POST', '/users/second-factor/confirm', token, { json: { code: codeOf(key) } })).status).toBe(409)
    expect((await signIn(email, { code: codeOf(key) })).status).toBe(200)
  })

  test('SEC-15: the owner turns it off with password and code, not with the session alone', async () => {
    const { email, key, token } = await makePersonWithFactor()
    const remove = (json: Record<string, string>) => call('POST', '/users/second-factor/remove', token, { json })
    expect(fieldOf(await remove({}))).toBe('password')
    expect(fieldOf(await remove({ password: PASSWORD }))).toBe('code')
    expect(step(await signIn(email))).toBe('code')
    expect((await remove({ password: PASSWORD, code: codeOf(key) })).status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
    expect(await auditOf(email)).toContain('factor_removed')
  })

  test('SEC-15, SEC-14: guessing codes to turn it off locks the account', async () => {
    const { email, token } = await makePersonWithFactor()
    await runSql('update users set login_attempts = 3 where email = $1', [email])
    for (let index = 0; index < 2; index += 1)
      await call('POST', '/users/second-factor/remove', token, { json: { password: PASSWORD, code: '000000' } })
    const locked = await call('POST', '/users/second-factor/remove', token, { json: { password: PASSWORD, code: '000000' } })
    expect([fieldOf(locked), locked.text]).toEqual(['password', expect.stringContaining('locked')])
    expect(step(await signIn(email))).toBeUndefined()
  })

  test('SEC-15: an administrator resets a lost device with their own password; the owner is signed out and gets a mail', async () => {
    const [admin, owner] = [await makePerson(payload, 'admin'), await makePersonWithFactor()]
    const adminToken = await tokenOf(admin.email)
    const reset = (token: string | null, password?: string) =>
      call('POST', `/users/${owner.id}/second-factor/reset`, token, { json: { password } })
    expect(fieldOf(await reset(adminToken))).toBe('password')
    expect(fieldOf(await reset(adminToken, 'wrong-wrong-wrong'))).toBe('password')
    expect((await reset(null, PASSWORD)).status).toBe(401)
    for (const role of ['support', 'marketing', 'sales'] as const) {
      const token = await tokenOf((await makePerson(payload, role)).email)
      expect([role, (await reset(token, PASSWORD)).status]).toEqual([role, 403])
      expect((await call('GET', `/users/${owner.id}/second-factor`, token)).status).toBe(403)
    }
    expect((await call('GET', `/users/${owner.id}/second-factor`, adminToken)).json).toMatchObject({ codesLeft: 10 })
    expect((await reset(adminToken, PASSWORD)).status).toBe(200)
    expect(await isAlive(owner.token)).toBe(false)
    expect((await signIn(owner.email)).status).toBe(200)
    expect(await auditOf(owner.email)).toContain(`factor_reset: ${admin.email}`)
    const mails = await mailsSentTo(payload, receiver, owner.email)
    expect(mails).toEqual([expect.stringContaining('An administrator has reset the second factor')])
  })

  test('SEC-15: nobody can reset their own, not even an administrator', async () => {
    const admin = await makePersonWithFactor('admin')
    const refused = await call('POST', `/users/${admin.id}/second-factor/reset`, admin.token, { json: { password: PASSWORD } })
    expect(refused.status).toBe(403)
    expect(step(await signIn(admin.email))).toBe('code')
  })

  test.each(['0', '-1', 'abc', '99999999999', '1e3'])(
    'SEC-25: for an invalid account id %s no second factor can be read or reset',
    async (id) => {
      const token = await tokenOf((await makePerson(payload, 'admin')).email)
      expect((await call('GET', `/users/${id}/second-factor`, token)).status).toBe(404)
    },
  )
})

describe('SEC-15: required for admin and support', () => {
  const require = (token: string, require_second_factor: boolean) =>
    call('POST', '/globals/platform', token, { json: { require_second_factor } })
  afterEach(() => payload.updateGlobal({ slug: 'platform', data: { require_second_factor: false } }))

  test('SEC-15: an administrator with a second factor can require it; admin and support sessions without one end, others continue', async () => {
    const [admin, bare, support, marketing] = [
      await makePersonWithFactor('admin'),
      await makePerson(payload, 'admin'),
      await makePerson(payload, 'support'),
      await makePerson(payload, 'marketing'),
    ]
    const [bareToken, supportToken, marketingToken] = [
      await tokenOf(bare.email),
      await tokenOf(support.email),
      await tokenOf(marketing.email),
    ]
    const early = await require(bareToken, true)
    expect([early.status, early.text]).toEqual([400, expect.stringContaining('your own second factor first')])
    await require(supportToken, true)
    expect((await payload.findGlobal({ slug: 'platform' })).require_second_factor).not.toBe(true)
    expect((await require(admin.token, true)).status).toBe(200)
    const alive = await Promise.all([admin.token, bareToken, supportToken, marketingToken].map(isAlive))
    expect(alive).toEqual([true, false, false, true])
    expect(await auditOf(admin.email)).toContain('factor_required: obligatory')
    // It can't be turned off either.
    const off = await call('POST', '/users/second-factor/remove', admin.token, { json: { password: PASSWORD, code: codeOf(admin.key) } })
    expect(off.status).toBe(409)
  })

  test.each(['admin', 'support'] as const)('SEC-15: %s without one sets it up during sign-in, and has no session before', async (role) => {
    await payload.updateGlobal({ slug: 'platform', data: { require_second_factor: true } })
    const { email } = await makePerson(payload, role)
    const first = await signIn(email)
    expect([first.status, step(first), pick(first.json, 'token'), first.headers.get('set-cookie')]).toEqual([401, 'setUp', undefined, null])
    const key = pick(first.json, 'setUp.key')
    expect((await signIn(email, { password: 'wrong-wrong-wrong', code: codeOf(key) })).status).toBe(401)
    expect(step(await signIn(email, { code: '000000' }))).toBe('code')
    const done = await signIn(email, { code: codeOf(key) })
    expect([done.status, typeof pick(done.json, 'token'), pick(done.json, 'recoveryCodes.9')]).toEqual([200, 'string', expect.any(String)])
    expect(step(await signIn(email))).toBe('code')
    expect((await signIn(email, { code: codeOf(key, 1) })).status).toBe(200)
  })

  test('SEC-15: marketing and sales continue without one, and an account that becomes admin is signed out', async () => {
    await payload.updateGlobal({ slug: 'platform', data: { require_second_factor: true } })
    const person = await makePerson(payload, 'sales')
    const token = await tokenOf(person.email)
    await payload.update({ collection: 'users', id: person.id, data: { role: 'support' } })
    expect(await isAlive(token)).toBe(false)
    expect(step(await signIn(person.email))).toBe('setUp')
  })
})
