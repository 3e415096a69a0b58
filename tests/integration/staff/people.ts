import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Payload } from 'payload'
import type { StaffRole } from '@/domain/staff/access-table'
import { runSql } from '@/server/database/run-sql'
import { staffMail } from '@/server/staff/staff-mail'
import { textOf } from '@tests/builders/mail-text'
import { type MailReceiver, startMailReceiver } from '../leads/receivers'
import { type Answer, type Body, call, pick } from '../access/rest'

export const PASSWORD = 'correct-horse-battery-9'
export const OTHER_PASSWORD = 'seven-quiet-spanners-2'

export type Person = { id: number; email: string }

/** Creates a member of staff without the API. */
export async function makePerson(payload: Payload, role: StaffRole = 'marketing', name = 'Alannah Whitmore'): Promise<Person> {
  const email = `${role}-${randomUUID().slice(0, 8)}@staff.example`
  const { id } = await payload.create({ collection: 'users', data: { name, email, password: PASSWORD, role } })
  return { id, email }
}

export const signIn = (email: string, extra: Body = {}, headers: Record<string, string> = {}): Promise<Answer> =>
  call('POST', '/users/login', null, { json: { email, password: PASSWORD, ...extra }, headers })

export async function tokenOf(email: string, extra: Body = {}): Promise<string> {
  const answer = await signIn(email, extra)
  const token = pick(answer.json, 'token')
  if (typeof token !== 'string') throw new Error(`no token: ${answer.text}`)
  return token
}

export const isAlive = async (token: string) => pick((await call('GET', '/users/me', token)).json, 'user') !== null

/** Returns the code that an authenticator app shows for a key, some periods of 30 seconds from now. */
export function codeOf(key: unknown, periods = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(String(key)), digits: 6, period: 30 })
  return totp.generate({ timestamp: Date.now() + periods * 30_000 })
}

/** Sets up a second factor over the API. */
export async function setUpFactor(token: string): Promise<{ key: string; codes: string[] }> {
  const begun = await call('POST', '/users/second-factor/begin', token, { json: { password: PASSWORD } })
  const key = String(pick(begun.json, 'setUp.key'))
  // Uses the code of the previous period, so that the current one can still be used.
  const confirm = () => call('POST', '/users/second-factor/confirm', token, { json: { code: codeOf(key, -1) } })
  const first = await confirm()
  // When a period ends meanwhile, that code is too old.
  const done = first.status === 200 ? first : await confirm()
  const codes = pick(done.json, 'recoveryCodes')
  if (!Array.isArray(codes)) throw new Error(`not set up: ${begun.text} ${done.text}`)
  return { key, codes: codes.map(String) }
}

/** Returns the audit log entries of an account, oldest first. */
export async function auditOf(who: string | null): Promise<string[]> {
  const { rows } = await runSql('select event, detail, "by" from audit_log where who is not distinct from $1 order by id', [who])
  return rows.map(({ event, detail, by }) => [event, detail, by].filter(Boolean).join(': '))
}

/** Sends the platform's mail to a test's own receiver. */
export async function receiveStaffMail(payload: Payload): Promise<MailReceiver> {
  const receiver = await startMailReceiver()
  const settings = {
    MAIL_URL: `smtp://127.0.0.1:${receiver.port}`,
    MAIL_FROM: 'no-reply@forecourt.example',
    BASE_DOMAIN: 'forecourt.example',
  }
  payload.sendEmail = staffMail(settings)({ payload }).sendEmail
  return receiver
}

/** Runs the queue, as each server process does every two seconds, and returns the mails to an address. */
export async function mailsSentTo(payload: Payload, receiver: MailReceiver, email: string): Promise<string[]> {
  await payload.jobs.run({ queue: 'accounts', silent: true, limit: 100 })
  return receiver.mails.filter(({ to }) => to.includes(email)).map(({ raw }) => textOf(raw))
}

/** Returns a response as text, without the parts that differ between any two responses. */
export const toComparable = ({ status, text, headers }: Answer) =>
  JSON.stringify([status, text, [...headers].filter(([name]) => name !== 'date')])
