import crypto from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { call, callGraphql } from '../access/rest'
import type { MailReceiver } from '../leads/receivers'
import { openPayload, run, tenantId } from '../leads/site'
import { openBrowser, person } from '../shoppers/browser'
import { auditOf, mailsSentTo, makePerson, OTHER_PASSWORD, PASSWORD, receiveStaffMail, signIn, toComparable } from './people'

let payload: Payload
let receiver: MailReceiver
beforeAll(async () => {
  payload = await openPayload()
  receiver = await receiveStaffMail(payload)
})
afterAll(() => receiver.close())
afterEach(() => vi.restoreAllMocks())

const WRONG = 'wrong-wrong-wrong'

/** Returns the response and the hashes of 600,000 rounds computed for it, which take nearly all of the time. */
async function countHashes<Answer>(ask: () => Promise<Answer>): Promise<{ answer: Answer; hashes: number[] }> {
  const hash = vi.spyOn(crypto, 'pbkdf2')
  const answer = await ask()
  const hashes = hash.mock.calls.map(([, , rounds]) => rounds)
  hash.mockRestore()
  return { answer, hashes }
}

test('SEC-13: staff get the same response for a wrong password, a missing account and a locked one, after the same work', async () => {
  const [known, locked] = [await makePerson(payload), await makePerson(payload)]
  await run('update users set login_attempts = 4 where email = $1', [locked.email])
  await signIn(locked.email, { password: WRONG })
  const tries = [
    await countHashes(() => signIn(known.email, { password: WRONG })),
    await countHashes(() => signIn('nobody@staff.example', { password: WRONG })),
    await countHashes(() => signIn(locked.email, { password: WRONG })),
    // The right password of a locked account.
    await countHashes(() => signIn(locked.email)),
  ]
  expect(new Set(tries.map(({ answer }) => toComparable(answer))).size).toBe(1)
  expect(tries.map(({ hashes }) => hashes)).toEqual(tries.map(() => [600_000]))
  expect(tries[0]?.answer.status).toBe(401)
  // The typed address is not stored, because it may be a password.
  expect(await auditOf(null)).toEqual(['sign_in_failed: wrong password'])
  expect(await auditOf('nobody@staff.example')).toEqual([])
})

test('SEC-13: a password reset for staff gets the same response with and without an account, and mails are created after the response', async () => {
  const known = await makePerson(payload)
  const ask = (email: string) => countHashes(() => call('POST', '/users/forgot-password', null, { json: { email } }))
  const [first, second] = [await ask(known.email), await ask('nobody@staff.example')]
  expect(toComparable(first.answer)).toBe(toComparable(second.answer))
  expect([first.answer.status, first.hashes, second.hashes]).toEqual([200, [], []])
  const { rows } = await run('select reset_password_token as token from users where id = $1', [known.id])
  expect([rows, receiver.mails]).toEqual([[{ token: null }], []])
  expect([
    (await mailsSentTo(payload, receiver, known.email)).length,
    (await mailsSentTo(payload, receiver, 'nobody@staff.example')).length,
  ]).toEqual([1, 0])
})

test("SEC-13: reset mails to one address are limited, and the response doesn't show it", async () => {
  const known = await makePerson(payload)
  const answers = []
  for (let index = 0; index < 5; index += 1)
    answers.push(await call('POST', '/users/forgot-password', null, { json: { email: known.email } }))
  expect(new Set(answers.map(toComparable)).size).toBe(1)
  expect(await mailsSentTo(payload, receiver, known.email)).toHaveLength(3)
})

test("SEC-13, SEC-15: GraphQL can't sign in staff or set a password", async () => {
  const { email } = await makePerson(payload)
  for (const mutation of [
    `loginUser(email: "${email}", password: "${PASSWORD}") { token }`,
    `forgotPasswordUser(email: "${email}")`,
    `resetPasswordUser(token: "abc", password: "${PASSWORD}") { token }`,
  ]) {
    const { text } = await callGraphql(`mutation { ${mutation} }`, null)
    expect(text).toContain('errors')
    expect(text).not.toMatch(/"token":"|true/)
  }
  expect(await mailsSentTo(payload, receiver, email)).toEqual([])
})

test('SEC-13: shoppers get the same response for a wrong password, a missing account and a locked one, after the same work', async () => {
  const [known, locked] = ['known-in@shopper.example', 'locked-in@shopper.example']
  for (const email of [known, locked]) await openBrowser('harbour').call('signUp', person(email))
  await run('update shoppers set login_attempts = 4 where email = $1', [locked])
  await openBrowser('harbour').call('signIn', { email: locked, password: WRONG })
  const ask = (email: string, password = WRONG) => countHashes(() => openBrowser('harbour').call('signIn', { email, password }))
  const tries = [await ask(known), await ask('nobody@shopper.example'), await ask(locked), await ask(locked, 'correct-horse-9')]
  const texts = tries.map(({ answer: { status, json, headers } }) => JSON.stringify([status, json, [...headers]]))
  expect(new Set(texts).size).toBe(1)
  expect(tries.map(({ hashes }) => hashes)).toEqual(tries.map(() => [600_000]))
})

test('SEC-13, AUTH-04: a sign-up gets the same response for a new email and one with an account, whose owner gets a mail', async () => {
  const email = 'twice@shopper.example'
  const ask = () => countHashes(() => openBrowser('harbour').call('signUp', { ...person(email), password: OTHER_PASSWORD }))
  const [fresh, taken] = [await ask(), await ask()]
  const texts = [fresh, taken].map(({ answer: { status, json, headers } }) => JSON.stringify([status, json, [...headers]]))
  expect(texts[0]).toBe(texts[1])
  expect([fresh.answer.status, fresh.answer.headers.get('set-cookie')]).toEqual([200, null])
  expect([fresh.hashes, taken.hashes]).toEqual([[600_000], [600_000]])
  expect((await payload.count({ collection: 'shoppers', where: { email: { like: 'nobody.invalid' } } })).totalDocs).toBe(0)
  const { rows: jobs } = await run(`select input ->> 'kind' as kind from payload_jobs where input ->> 'email' = $1 order by id`, [email])
  await payload.jobs.run({ queue: 'accounts', silent: true, limit: 100 })
  const { rows } = await run('select subject, body from captured_mails where "to" = $1', [email])
  expect([jobs, rows]).toEqual([
    [{ kind: 'confirm' }, { kind: 'known' }],
    [{ subject: 'You already have an account at Harbour City Motors', body: expect.not.stringContaining('token') }],
  ])
})

test('SEC-13, AUTH-04: where the site has a mail server, an account works once the link in its mail was opened', async () => {
  const tenant = await tenantId(payload, 'summit')
  const where = { tenant: { equals: tenant } }
  const settings = { smtp_host: '127.0.0.1', smtp_port: receiver.port, mail_from: 'no-reply@summit.example', tenant }
  const { totalDocs } = await payload.count({ collection: 'lead-settings', where })
  if (totalDocs > 0) await payload.update({ collection: 'lead-settings', where, data: settings })
  else await payload.create({ collection: 'lead-settings', data: { ...settings, keep_days: 730, smtp_security: 'starttls' } })
  const email = 'by-mail@shopper.example'
  const browser = openBrowser('summit')
  const made = await browser.call('signUp', person(email))
  expect(made.json).toEqual({ success: true, to: '/sign-in?redirect=%2Fmy-garage&signed-up=mail', canSignIn: false })
  expect((await browser.call('signIn', { email, password: 'correct-horse-9' })).status).toBe(401)
  // Somebody else created it first; the owner of the mailbox gets the account.
  await openBrowser('summit').call('signUp', { ...person(email), name: 'Newest' })
  const { rows } = await run('select input from payload_jobs order by id desc limit 1')
  expect(rows[0]?.input).toMatchObject({ kind: 'confirm', email })
  const { sendAccountMail } = await import('@/server/account/send-account-mail')
  const wish = { tenantId: tenant, site: 'Summit', origin: 'http://summit.localhost', replyTo: null, email, kind: 'confirm' as const }
  expect(await sendAccountMail(payload, wish, { allowsLoopback: true })).toMatchObject({ kind: 'delivered' })
  const token = /token=([0-9a-f]+)/.exec(receiver.mails.at(-1)?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '')?.[1]
  expect((await browser.call('reset', { token, password: 'chosen-by-link-9' })).status).toBe(200)
  expect((await browser.call('signIn', { email, password: 'chosen-by-link-9' })).status).toBe(200)
  expect((await browser.call('garage')).json).toMatchObject({ shopper: { name: 'Newest' } })
})
