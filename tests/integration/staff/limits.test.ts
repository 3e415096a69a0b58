import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkRateLimit } from '@/server/rate-limit/rate-limit'
import { eraseOldAudit } from '@/server/staff/audit'
import { call, idIn, pick } from '../access/rest'
import type { MailReceiver } from '../leads/receivers'
import { openPayload, run } from '../leads/site'
import { openBrowser, person } from '../shoppers/browser'
import { auditOf, mailsSentTo, makePerson, PASSWORD, receiveStaffMail, signIn, tokenOf } from './people'

let payload: Payload
let receiver: MailReceiver
beforeAll(async () => {
  payload = await openPayload()
  receiver = await receiveStaffMail(payload)
})
afterAll(() => receiver.close())

const WRONG = 'wrong-wrong-wrong'
/** Sets the number of failures directly, because hashing each password would take most of the test. */
const failed = (email: string, times: number) => run('update users set login_attempts = $2 where email = $1', [email, times])

test('SEC-14: an account is locked for a quarter of an hour after five failures, and its owner is notified once', async () => {
  const { email } = await makePerson(payload)
  for (let index = 0; index < 7; index += 1) expect((await signIn(email, { password: WRONG })).status).toBe(401)
  expect((await signIn(email)).status).toBe(401)
  const { rows } = await run('select extract(epoch from lock_until - now()) as seconds from users where email = $1', [email])
  expect(Number(rows[0]?.seconds)).toBeGreaterThan(600)
  const mails = await mailsSentTo(payload, receiver, email)
  expect(mails).toEqual([expect.stringContaining('/admin/forgot')])
  expect(mails.join()).toContain('15 minutes')
})

test('SEC-14: after a lock the count restarts, the next lock is notified again, and a successful sign-in resets the count', async () => {
  const { email } = await makePerson(payload)
  await run(`update users set login_attempts = 5, lock_until = now() - interval '1 second' where email = $1`, [email])
  const count = async () => (await run('select login_attempts::int as tries, lock_until from users where email = $1', [email])).rows[0]
  await signIn(email, { password: WRONG })
  expect(await count()).toEqual({ tries: 1, lock_until: null })
  expect((await signIn(email)).status).toBe(200)
  expect(await count()).toEqual({ tries: 0, lock_until: null })
  await failed(email, 4)
  await signIn(email, { password: WRONG })
  expect(await mailsSentTo(payload, receiver, email)).toHaveLength(1)
})

test('SEC-14: of eight simultaneous guesses only the remaining attempts are checked, and one mail is sent', async () => {
  const { email } = await makePerson(payload)
  await failed(email, 2)
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(email, { password: WRONG })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401))
  const log = await auditOf(email)
  expect(log.filter((line) => line === 'sign_in_failed: wrong password')).toHaveLength(3)
  expect(log.filter((line) => line === 'account_locked')).toHaveLength(1)
  expect(await mailsSentTo(payload, receiver, email)).toHaveLength(1)
})

/** Makes guesses from another process with its own pool. */
async function guessElsewhere(id: number, times: number): Promise<string[]> {
  const script = `
    import { verifyPassword } from './src/server/sign-in/attempts.ts'
    import pg from 'pg'
    const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 })
    const run = (text, params = []) => pool.query(text, [...params])
    const { rows } = await run('select id, hash, salt from users where id = $1', [${id}])
    const proofs = await Promise.all(Array.from({ length: ${times} }, () => verifyPassword(run, 'users', rows[0], 'wrong-wrong-wrong')))
    console.log(JSON.stringify(proofs.map(({ kind }) => kind)))
    await pool.end()`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env: process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, problems] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()))
  await once(child, 'close')
  if (!out.startsWith('[')) throw new Error(problems)
  return JSON.parse(out)
}

test("SEC-14: two processes share an account's limit", async () => {
  const { id, email } = await makePerson(payload)
  const [first, second] = await Promise.all([guessElsewhere(id, 4), guessElsewhere(id, 4)])
  expect([...first, ...second].filter((kind) => kind === 'wrong')).toHaveLength(5)
  expect([...first, ...second].filter((kind) => kind === 'locked')).toHaveLength(3)
  expect((await signIn(email)).status).toBe(401)
})

test('SEC-14: after thirty failures a client has to wait, whatever the accounts; other clients and successful sign-ins are unaffected', async () => {
  const { email } = await makePerson(payload)
  const caller = { 'x-forwarded-for': '198.51.100.77' }
  // A successful sign-in is not counted, a failed one is.
  for (const password of [PASSWORD, WRONG]) await signIn(email, { password }, caller)
  const limit = { name: 'staff-sign-in', calls: 30, seconds: 600 }
  for (let index = 0; index < 28; index += 1) await checkRateLimit(run, '198.51.100.77', 0, limit)
  expect((await signIn('nobody@staff.example', { password: WRONG }, caller)).status).toBe(401)
  const refused = await signIn(email, {}, caller)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await signIn(email, {}, { 'x-forwarded-for': '198.51.100.78' })).status).toBe(200)
})

test('SEC-14: a locked shopper is notified once by mail', async () => {
  const email = 'locked-once@shopper.example'
  await openBrowser('harbour').call('signUp', person(email))
  await run('update shoppers set login_attempts = 3 where email = $1', [email])
  for (let index = 0; index < 3; index += 1) await openBrowser('harbour').call('signIn', { email, password: WRONG })
  await payload.jobs.run({ queue: 'accounts', silent: true, limit: 100 })
  const { rows } = await run('select subject from captured_mails where "to" = $1', [email])
  expect(rows).toEqual([{ subject: 'Your account is locked for 15 minutes at Harbour City Motors' }])
})

test('SEC-14, SEC-05: the audit log records sign-ins, failures and sign-outs with their network, without the input', async () => {
  const { email } = await makePerson(payload, 'admin')
  const caller = { 'x-forwarded-for': '203.0.113.77' }
  await signIn(email, { password: WRONG }, caller)
  const token = String(pick((await signIn(email, {}, caller)).json, 'token'))
  expect((await call('POST', '/users/logout', token, { headers: caller })).status).toBe(200)
  const reader = await tokenOf((await makePerson(payload, 'admin')).email)
  const list = await call('GET', `/audit-log?where[who][equals]=${email}&where[caller][exists]=true&sort=createdAt`, reader)
  expect(list.json).toMatchObject({
    docs: [
      { event: 'sign_in_failed', caller: '203.0.113.0/24', detail: 'wrong password' },
      { event: 'signed_in', caller: '203.0.113.0/24' },
      { event: 'signed_out', caller: '203.0.113.0/24' },
    ],
  })
  expect(list.text).not.toMatch(new RegExp(`${WRONG}|${PASSWORD}|${token}|113\\.77`))
})

test('SEC-14: nobody can write, change or delete audit log entries over the API, not even an admin', async () => {
  const token = await tokenOf((await makePerson(payload, 'admin')).email)
  const id = idIn(await call('GET', '/audit-log?limit=1', token), 'docs.0.id')
  const json = { event: 'signed_in', who: 'forged@staff.example' }
  expect((await call('POST', '/audit-log', token, { json })).status).toBe(403)
  expect((await call('PATCH', `/audit-log/${id}`, token, { json })).status).toBe(403)
  expect((await call('DELETE', `/audit-log/${id}`, token)).status).toBe(403)
  expect((await call('DELETE', '/audit-log?where[id][exists]=true', token)).status).toBe(403)
  expect(await auditOf('forged@staff.example')).toEqual([])
})

test('SEC-05, SEC-14: the audit log is stored for 400 days', async () => {
  const { email } = await makePerson(payload)
  await signIn(email)
  await run(`insert into audit_log (event, who, created_at) values ('signed_in', 'old@staff.example', now() - interval '401 days')`)
  await run(`insert into audit_log (event, who, created_at) values ('signed_in', 'young@staff.example', now() - interval '399 days')`)
  await eraseOldAudit(run)
  expect([await auditOf('old@staff.example'), await auditOf('young@staff.example')]).toEqual([[], ['signed_in']])
  expect(await auditOf(email)).toContain('signed_in')
})
