import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { toStaffRole } from '@/domain/staff/access-table'
import { runSql } from '../database/run-sql'
import { type RateLimit, checkRateLimit } from '../rate-limit/rate-limit'
import { clearAttempts } from '../sign-in/attempts'
import { endSessions } from '../sign-in/begin-session'
import { findConfirmationProblem, WRONG_CODE } from './account-changes'
import { answer, type Body, refuse, refuseFields, withBody } from './answers'
import { noteAudit } from './audit'
import { beginSetUp, confirmSetUp, dropFactor, needsFactor, readFactor, renewCodes } from './second-factor'
import { writeSetUp } from './sign-in-calls'
import { findStaff, type StaffAccount } from './sign-in-staff'
import { queueStaffMail } from './staff-mail-task'

/** Attempts to confirm a new key. */
const CONFIRM_LIMIT: RateLimit = { name: 'staff-confirm', calls: 10, seconds: 600 }
const OBLIGATORY = 'Your role must have a second factor. Ask an administrator to reset it when you have lost your device.'

type Signed = { req: PayloadRequest; body: Body; account: StaffAccount; sessionId: string | null }

/** Wraps a call of a signed-in staff member about their own account. */
function ofStaff(handle: (call: Signed) => Promise<Response>): PayloadHandler {
  return withBody(async (req, body) => {
    const { user } = req
    const account = user?.collection === 'users' ? await findStaff({ id: Number(user.id) }) : null
    if (!user || !account) return refuse(401, 'Please sign in first.')
    const sessionId: unknown = Reflect.get(user, '_sid')
    return handle({ req, body, account, sessionId: typeof sessionId === 'string' ? sessionId : null })
  })
}

/** Asks for the user's password, and for a code when the second factor is changed. Returns the refusal, or null. */
async function findRefusal({ req, body, account }: Signed, needsCode = false): Promise<Response | null> {
  const { password, code } = body
  const problem = await findConfirmationProblem(req.payload, account.id, { password, code, needsCode }, req.headers)
  return problem && refuseFields({ [problem.field]: problem.message })
}

/** GET /api/users/second-factor: the state of the user's own account. */
const readOwn = ofStaff(async ({ account }) => {
  const [state, isObligatory] = await Promise.all([readFactor(runSql, account.id), needsFactor(runSql, account.role)])
  return answer({ ...state, isObligatory })
})

/**
 * POST /api/users/second-factor/begin {password}: creates a new key for an app. An existing key is removed first, which needs one of its
 * codes.
 */
const begin = ofStaff(async (call) => {
  const { account } = call
  if ((await readFactor(runSql, account.id)).setAt !== null) return refuse(409, 'Your account has a second factor. Turn it off first.')
  const refusal = await findRefusal(call)
  if (refusal) return refusal
  return answer({ setUp: writeSetUp(await beginSetUp(runSql, account)) })
})

/**
 * POST /api/users/second-factor/confirm {code}: turns the second factor on, ends the other sessions, and returns the recovery codes once.
 */
const confirmCode = ofStaff(async ({ req, body, account, sessionId }) => {
  if ((await readFactor(runSql, account.id)).setAt !== null) return refuse(409, 'Your account has a second factor already.')
  const permit = await checkRateLimit(runSql, String(account.id), 0, CONFIRM_LIMIT)
  if (permit.kind === 'refused') return refuseFields({ code: 'Too many wrong codes. Please wait a few minutes and try again.' })
  const recoveryCodes = await confirmSetUp(runSql, account.id, body.code)
  if (recoveryCodes === null) return refuseFields({ code: WRONG_CODE })
  await endSessions(runSql, 'users', account.id, sessionId)
  await noteAudit(runSql, { event: 'factor_set', who: account.email, headers: req.headers })
  return answer({ recoveryCodes })
})

/** POST /api/users/second-factor/remove {password, code}: turns the second factor off, unless the platform requires it. */
const remove = ofStaff(async (call) => {
  const { req, account } = call
  if (await needsFactor(runSql, account.role)) return refuse(409, OBLIGATORY)
  const refusal = await findRefusal(call, true)
  if (refusal) return refusal
  await dropFactor(runSql, account.id)
  await noteAudit(runSql, { event: 'factor_removed', who: account.email, headers: req.headers })
  return answer({ message: 'The second factor is off.' })
})

/** POST /api/users/second-factor/codes {password, code}: replaces the recovery codes. */
const renew = ofStaff(async (call) => {
  const refusal = await findRefusal(call, true)
  if (refusal) return refusal
  const recoveryCodes = await renewCodes(runSql, call.account.id)
  await noteAudit(runSql, { event: 'codes_renewed', who: call.account.email, headers: call.req.headers })
  return answer({ recoveryCodes })
})

/** Returns the account for an administrator's request; a refusal for other users and for the user's own account. */
async function findOther({ req, account }: Signed): Promise<StaffAccount | Response> {
  if (toStaffRole(account.role) !== 'admin') return refuse(403, 'Only administrators may do this.')
  const id = Number(req.routeParams?.id)
  const other = Number.isInteger(id) && id > 0 && id < 2 ** 31 ? await findStaff({ id }) : null
  if (!other) return refuse(404, 'There is no such account.')
  return other
}

/** GET /api/users/:id/second-factor: the state of another account, for administrators. */
const readOther = ofStaff(async (call) => {
  const other = await findOther(call)
  return other instanceof Response ? other : answer(await readFactor(runSql, other.id))
})

/**
 * POST /api/users/:id/second-factor/reset {password}: removes the second factor of a lost device, with the administrator's password. The
 * owner is signed out everywhere and gets a mail. Refused for the user's own account, which needs a code.
 */
const reset = ofStaff(async (call) => {
  const other = await findOther(call)
  if (other instanceof Response) return other
  const { req, account } = call
  if (other.id === account.id) return refuse(403, 'Another administrator must reset your own second factor.')
  const refusal = await findRefusal(call)
  if (refusal) return refusal
  if ((await readFactor(runSql, other.id)).setAt === null) return refuse(409, 'This account has no second factor.')
  await dropFactor(runSql, other.id)
  await endSessions(runSql, 'users', other.id)
  await clearAttempts(runSql, 'users', other.id)
  await noteAudit(runSql, { event: 'factor_reset', who: other.email, by: account.email, headers: req.headers })
  await queueStaffMail(req.payload, 'factorReset', other.email)
  return answer({ message: `The second factor of ${other.name} is reset.` })
})

/** The calls for second factors (SEC-15), below /api/users. */
export const factorCalls: Omit<Endpoint, 'root'>[] = [
  { path: '/second-factor', method: 'get', handler: readOwn },
  { path: '/second-factor/begin', method: 'post', handler: begin },
  { path: '/second-factor/confirm', method: 'post', handler: confirmCode },
  { path: '/second-factor/remove', method: 'post', handler: remove },
  { path: '/second-factor/codes', method: 'post', handler: renew },
  { path: '/:id/second-factor', method: 'get', handler: readOther },
  { path: '/:id/second-factor/reset', method: 'post', handler: reset },
]
