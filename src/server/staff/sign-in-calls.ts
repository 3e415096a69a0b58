import type { Endpoint, PayloadRequest } from 'payload'
import { toQrModules } from '../brochure/qr-modules'
import { runSql } from '../database/run-sql'
import { NOW, typedQueries } from '../database/typed-queries'
import { callerOf, isOwnMachine } from '../rate-limit/caller-address'
import { type RateLimit, checkRateLimit } from '../rate-limit/rate-limit'
import { checkStaffPassword, WRONG_CODE } from './account-changes'
import { answer, type Body, readOwnAccount, refuse, refuseFields, sessionCookie, withBody } from './answers'
import { noteAudit } from './audit'
import type { SetUp } from './second-factor'
import { signInStaff, type StaffSignIn } from './sign-in-staff'
import { queueStaffMail } from './staff-mail-task'

const WORDS = {
  refused: 'That email and password don’t match, or the account is locked for 15 minutes after too many tries.',
  codeNeeded: 'Type the code of your authenticator app.',
  codeWrong: WRONG_CODE,
  setUp: 'Your account needs a second factor. Set it up to continue.',
  busy: 'Too many failed tries. Please wait a few minutes and try again.',
  expired: 'This link has been used or has expired. Please ask for a new one.',
} as const

/** Password reset links that one caller requests, or that are sent to one address. */
const FORGOT_LIMIT: RateLimit = { name: 'staff-forgot', calls: 10, seconds: 600 }
const MAIL_LIMIT: RateLimit = { name: 'staff-reset-mail', calls: 3, seconds: 900 }
/** Attempts of one caller to set a new password. */
const RESET_LIMIT: RateLimit = { name: 'staff-reset', calls: 20, seconds: 600 }

/** Returns a text from a body; empty when PostgreSQL could not store it. */
function text(body: Body, name: string): string {
  const value = body[name]
  return typeof value === 'string' && !value.includes('\u0000') ? value : ''
}

/** Returns what the view needs to set up an app: the key to type, and the QR code as rows of dark (1) and light (0) modules. */
export const writeSetUp = ({ key, uri }: SetUp) => ({ key, qr: toQrModules(uri).map((row) => row.map(Number)) })

async function isBusy(req: PayloadRequest, limit: RateLimit): Promise<boolean> {
  const caller = callerOf(req.headers)
  return !isOwnMachine(caller) && (await checkRateLimit(runSql, caller, 0, limit)).kind === 'refused'
}

async function answerSignIn(req: PayloadRequest, outcome: StaffSignIn): Promise<Response> {
  switch (outcome.kind) {
    case 'busy':
      return answer({ errors: [{ message: WORDS.busy }] }, 429, { 'retry-after': String(outcome.waitSeconds) })
    case 'refused':
      return refuse(401, WORDS.refused)
    case 'codeNeeded':
    case 'codeWrong':
      return refuse(401, WORDS[outcome.kind], { step: 'code' })
    case 'setUp':
      return refuse(401, WORDS.setUp, { step: 'setUp', setUp: writeSetUp(outcome.setUp) })
    case 'signedIn': {
      const { token, exp, account, recoveryCodes } = outcome
      const user = await readOwnAccount(req, account)
      return answer(
        { message: 'Signed in.', user, token, exp, ...(recoveryCodes ? { recoveryCodes } : {}) },
        200,
        sessionCookie(req, token),
      )
    }
  }
}

/**
 * POST /api/users/login {email, password, code?}: starts a session. An account with a second factor gets no token without a code (SEC-15).
 */
const signIn = withBody(async (req, body) => {
  const [email, password] = [text(body, 'email'), text(body, 'password')]
  const problems = { ...(email ? {} : { email: 'Type your email address.' }), ...(password ? {} : { password: 'Type your password.' }) }
  if (!email || !password) return refuseFields(problems)
  return answerSignIn(req, await signInStaff(req.payload, { email, password, code: body.code, headers: req.headers }))
})

/** POST /api/users/forgot-password {email}: sends the link. The response is the same whether or not the account exists (SEC-13). */
const forgotPassword = withBody(async (req, body) => {
  const email = text(body, 'email').trim().toLowerCase()
  if (!email) return refuseFields({ email: 'Type your email address.' })
  if (await isBusy(req, FORGOT_LIMIT)) return refuse(429, WORDS.busy)
  const permit = await checkRateLimit(runSql, email, 0, MAIL_LIMIT)
  if (permit.kind === 'granted') await queueStaffMail(req.payload, 'reset', email)
  return answer({ message: 'If that account exists, an email with a link is on its way.' })
})

/** Returns the owner of a valid password reset link. */
const findOwner = (token: string) =>
  typedQueries(runSql)
    .selectFrom('users')
    .select(['id', 'email', 'name'])
    .where('reset_password_token', '=', token)
    .where('reset_password_expiration', '>', NOW)
    .executeTakeFirst()

/** Makes a password reset link invalid and unlocks the account. @returns false when another request was faster. */
async function useUpToken(token: string): Promise<boolean> {
  const taken = await typedQueries(runSql)
    .updateTable('users')
    .set({ reset_password_token: null, reset_password_expiration: null, login_attempts: 0, lock_until: null })
    .where('reset_password_token', '=', token)
    .where('reset_password_expiration', '>', NOW)
    .returning('id')
    .execute()
  return taken.length > 0
}

/**
 * POST /api/users/reset-password {token, password}: sets a new password through the link in a mail and ends all sessions of the account
 * (SEC-12). It starts no session, so that the link alone does not bypass a second factor (SEC-15).
 */
const resetPassword = withBody(async (req, body) => {
  if (await isBusy(req, RESET_LIMIT)) return refuse(429, WORDS.busy)
  const [token, password] = [text(body, 'token'), text(body, 'password')]
  const owner = await findOwner(token)
  if (!owner) return refuse(403, WORDS.expired)
  const problem = await checkStaffPassword(password, owner)
  if (problem !== null) return refuseFields({ password: problem })
  if (!(await useUpToken(token))) return refuse(403, WORDS.expired)
  // without `req` no session counts as the user's own, so all of them end
  await req.payload.update({ collection: 'users', id: owner.id, data: { password }, depth: 0, context: { isReset: true } })
  await noteAudit(runSql, { event: 'password_reset', who: owner.email, headers: req.headers })
  return answer({ message: 'Your password is set. Sign in with it.' })
})

/** POST /api/users/first-register: creates the first account of a platform, an admin. */
const registerFirst = withBody(async (req, body) => {
  const { totalDocs } = await req.payload.count({ collection: 'users' })
  if (totalDocs > 0) return refuse(403, 'There is an account already. Please sign in.')
  const [email, password, name] = [text(body, 'email'), text(body, 'password'), text(body, 'name') || 'First admin']
  const problem = await checkStaffPassword(password, { email, name })
  if (problem !== null) return refuseFields({ password: problem })
  await req.payload.create({ collection: 'users', data: { email, password, name, role: 'admin' }, depth: 0 })
  return answerSignIn(req, await signInStaff(req.payload, { email, password, code: undefined, headers: req.headers }))
})

/** The sign-in calls. They replace Payload's at the same paths, because a collection's own endpoints come first. */
export const signInCalls: Omit<Endpoint, 'root'>[] = [
  { path: '/login', method: 'post', handler: signIn },
  { path: '/forgot-password', method: 'post', handler: forgotPassword },
  { path: '/reset-password', method: 'post', handler: resetPassword },
  { path: '/first-register', method: 'post', handler: registerFirst },
]
