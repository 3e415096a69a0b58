import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MailReceiver } from '../leads/receivers'
import { openPayload, run } from '../leads/site'
import { call, pick } from '../access/rest'
import { auditOf, isAlive, mailsSentTo, makePerson, OTHER_PASSWORD, PASSWORD, receiveStaffMail, signIn, tokenOf } from './people'

let payload: Payload
let receiver: MailReceiver
beforeAll(async () => {
  payload = await openPayload()
  receiver = await receiveStaffMail(payload)
})
afterAll(() => receiver.close())

const BAD = [
  ['abc', 'at least 12 characters'],
  ['Password2026!', 'too common'],
  ['AlannahWhitmore', 'email address or the name'],
] as const

const linkIn = (mail = '') => /\/admin\/reset\/([0-9a-f]+)/.exec(mail)?.[1] ?? ''

async function askForLink(email: string): Promise<string> {
  await call('POST', '/users/forgot-password', null, { json: { email } })
  return linkIn((await mailsSentTo(payload, receiver, email)).at(-1))
}

describe('SEC-12: password rules, wherever a password is set', () => {
  test.each(BAD)('SEC-12: "%s" is refused when an account is created, changed, or reset by link: %s', async (password, words) => {
    const [admin, person] = [await makePerson(payload, 'admin'), await makePerson(payload)]
    const [adminToken, token] = [await tokenOf(admin.email), await tokenOf(person.email)]
    const made = await call('POST', '/users', adminToken, {
      json: { name: 'Alannah Whitmore', email: `new-${admin.email}`, role: 'sales', password, current_password: PASSWORD },
    })
    const own = await call('PATCH', `/users/${person.id}`, token, { json: { password, current_password: PASSWORD } })
    const byAdmin = await call('PATCH', `/users/${person.id}`, adminToken, { json: { password, current_password: PASSWORD } })
    const link = await askForLink(person.email)
    const reset = await call('POST', '/users/reset-password', null, { json: { token: link, password } })
    for (const answer of [made, own, byAdmin, reset]) {
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(words)])
      expect(pick(answer.json, 'errors.0.data.errors.0.path')).toBe('password')
    }
    await expect(
      payload.create({ collection: 'users', data: { name: 'Alannah Whitmore', email: `seed-${person.email}`, role: 'sales', password } }),
    ).rejects.toThrow()
    expect((await signIn(person.email)).status).toBe(200)
    // A link that was used with a bad password still works with a better one.
    expect((await call('POST', '/users/reset-password', null, { json: { token: link, password: OTHER_PASSWORD } })).status).toBe(200)
  })

  test("SEC-12: the rules also apply to a platform's first account, over the API and at startup", async () => {
    const { docs } = await payload.find({ collection: 'users', pagination: false, depth: 0 })
    expect((await call('POST', '/users/first-register', null, { json: { email: 'a@b.example', password: PASSWORD } })).status).toBe(403)
    await payload.delete({ collection: 'users', where: { id: { in: docs.map(({ id }) => id) } } })
    const json = { email: 'first@staff.example', name: 'First', password: 'abc' }
    expect((await call('POST', '/users/first-register', null, { json })).status).toBe(400)
    expect((await payload.count({ collection: 'users' })).totalDocs).toBe(0)
    const made = await call('POST', '/users/first-register', null, { json: { ...json, password: PASSWORD } })
    expect([made.status, pick(made.json, 'user.role')]).toEqual([200, 'admin'])
    expect(typeof pick(made.json, 'token')).toBe('string')
  })

  test('SEC-25: a password that is not a string is refused with a reason', async () => {
    const person = await makePerson(payload)
    const token = await tokenOf(person.email)
    for (const password of [{ a: 1 }, ['x'], 42]) {
      const answer = await call('PATCH', `/users/${person.id}`, token, { json: { password, current_password: PASSWORD } })
      expect(answer.status).toBe(400)
    }
    const admin = await tokenOf((await makePerson(payload, 'admin')).email)
    for (const query of ['where[current_password][equals]=x', 'sort=current_password', 'select[current_password]=true'])
      expect([query, (await call('GET', `/users?${query}`, admin)).status < 500]).toEqual([query, true])
    for (const json of [{}, { email: ['x'], password: 1 }, { email: 'a@b.example\u0000', password: 'x' }]) {
      expect((await call('POST', '/users/login', null, { json })).status).toBeLessThan(500)
      expect((await call('POST', '/users/forgot-password', null, { json })).status).toBeLessThan(500)
      expect((await call('POST', '/users/reset-password', null, { json })).status).toBeLessThan(500)
    }
  })
})

describe('SEC-12: the current password', () => {
  test('SEC-12: changing your own password requires it and ends all other sessions', async () => {
    const person = await makePerson(payload)
    const [here, elsewhere] = [await tokenOf(person.email), await tokenOf(person.email)]
    const change = (json: Record<string, unknown>) => call('PATCH', `/users/${person.id}`, here, { json })
    for (const current_password of [undefined, '', 'wrong-wrong-wrong', null, ['x']]) {
      const refused = await change({ password: OTHER_PASSWORD, current_password })
      expect([refused.status, pick(refused.json, 'errors.0.data.errors.0.path')]).toEqual([400, 'current_password'])
    }
    expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([true, true])
    expect((await change({ password: OTHER_PASSWORD, current_password: PASSWORD })).status).toBe(200)
    expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([true, false])
    expect((await signIn(person.email)).status).toBe(401)
    expect((await signIn(person.email, { password: OTHER_PASSWORD })).status).toBe(200)
    const log = await auditOf(person.email)
    expect(log).toContain('password_changed')
    expect(log.join()).not.toMatch(/spanners|horse/)
  })

  test("SEC-12: a stolen administrator session can't set a password, email or role, or create an account", async () => {
    const [admin, person] = [await makePerson(payload, 'admin'), await makePerson(payload)]
    const token = await tokenOf(admin.email)
    const before = await payload.findByID({ collection: 'users', id: person.id, depth: 0 })
    const taken = { name: 'Mine', email: 'mine@evil.example', role: 'admin', password: OTHER_PASSWORD }
    for (const json of [{ password: OTHER_PASSWORD }, { email: 'mine@evil.example' }, { role: 'admin' }]) {
      expect((await call('PATCH', `/users/${person.id}`, token, { json })).status).toBe(400)
      expect((await call('PATCH', `/users?where[id][equals]=${person.id}`, token, { json })).text).toContain('current password')
    }
    expect((await call('POST', '/users', token, { json: taken })).status).toBe(400)
    expect(await payload.findByID({ collection: 'users', id: person.id, depth: 0 })).toEqual(before)
    expect((await payload.count({ collection: 'users', where: { email: { equals: taken.email } } })).totalDocs).toBe(0)
    // Changes that grant no access need no confirmation.
    expect(
      (await call('PATCH', `/users/${person.id}`, token, { json: { name: 'Ann', role: before.role, email: before.email } })).status,
    ).toBe(200)
  })

  test('SEC-12, SEC-14: guessing it locks the account, as at sign-in', async () => {
    const person = await makePerson(payload)
    const token = await tokenOf(person.email)
    const guess = (current_password: string) =>
      call('PATCH', `/users/${person.id}`, token, { json: { password: OTHER_PASSWORD, current_password } })
    await run('update users set login_attempts = 3 where email = $1', [person.email])
    for (let index = 0; index < 2; index += 1) expect((await guess(`wrong-guess-${index}`)).status).toBe(400)
    const locked = await guess(PASSWORD)
    expect([locked.status, locked.text]).toEqual([400, expect.stringContaining('locked')])
    expect((await signIn(person.email)).status).toBe(401)
  })

  test('SEC-12: only an administrator can change an email, with a password; a new email or role ends the sessions', async () => {
    const [admin, person] = [await makePerson(payload, 'admin'), await makePerson(payload)]
    const [adminToken, token] = [await tokenOf(admin.email), await tokenOf(person.email)]
    const email = `moved-${person.email}`
    await call('PATCH', `/users/${person.id}`, token, { json: { email, current_password: PASSWORD } })
    expect((await payload.findByID({ collection: 'users', id: person.id })).email).toBe(person.email)
    const moved = await call('PATCH', `/users/${person.id}`, adminToken, { json: { email, role: 'sales', current_password: PASSWORD } })
    expect(moved.status).toBe(200)
    expect([await isAlive(token), await isAlive(adminToken)]).toEqual([false, true])
    expect(await auditOf(email)).toEqual([
      `role_changed: from marketing to sales: ${admin.email}`,
      `email_changed: from ${person.email}: ${admin.email}`,
    ])
  })
})

describe('SEC-12: a new password by the link in a mail', () => {
  test('SEC-12, SEC-15: the link works once, ends every session, starts none, and unlocks the account', async () => {
    const person = await makePerson(payload)
    const sessions = [await tokenOf(person.email), await tokenOf(person.email)]
    await run('update users set login_attempts = 4 where email = $1', [person.email])
    await signIn(person.email, { password: 'wrong-wrong-wrong' })
    const link = await askForLink(person.email)
    expect(link).toMatch(/^[0-9a-f]{40}$/)
    const reset = () => call('POST', '/users/reset-password', null, { json: { token: link, password: OTHER_PASSWORD } })
    const [done, again] = [await reset(), await reset()]
    expect([done.status, pick(done.json, 'token'), done.headers.get('set-cookie')]).toEqual([200, undefined, null])
    expect(again.status).toBe(403)
    for (const token of sessions) expect(await isAlive(token)).toBe(false)
    expect((await signIn(person.email, { password: OTHER_PASSWORD })).status).toBe(200)
    expect(await auditOf(person.email)).toContain('password_reset')
  })

  test("SEC-12: the link points to the platform's own address, whatever host the request names", async () => {
    const person = await makePerson(payload)
    await call('POST', '/users/forgot-password', null, {
      json: { email: person.email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    const [mail = ''] = await mailsSentTo(payload, receiver, person.email)
    expect(mail).toMatch(/http:\/\/localhost:\d+\/admin\/reset\/[0-9a-f]{40}/)
    expect(mail).not.toContain('evil')
  })
})
