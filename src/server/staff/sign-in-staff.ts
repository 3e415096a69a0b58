import type { Payload } from 'payload'
import { runSql } from '../database/run-sql'
import { typedQueries } from '../database/typed-queries'
import { callerOf, isOwnMachine } from '../rate-limit/caller-address'
import { type RateLimit, returnPermit, checkRateLimit } from '../rate-limit/rate-limit'
import { clearAttempts, giveBackAttempt, type PasswordAccount, verifyPassword } from '../sign-in/attempts'
import { type BegunSession, beginSession, endSessions } from '../sign-in/begin-session'
import { noteAudit } from './audit'
import { beginSetUp, confirmSetUp, needsFactor, readFactor, type SetUp, takeCode } from './second-factor'
import { queueStaffMail } from './staff-mail-task'

/** Failed sign-ins of one caller for any accounts: more than an office's typing errors, far fewer than a password list. */
const CALLER_LIMIT: RateLimit = { name: 'staff-sign-in', calls: 30, seconds: 600 }

export type StaffAccount = PasswordAccount & { email: string; name: string; role: string }
export type SignInRequest = { email: string; password: string; code: unknown; headers: Headers }

/**
 * The result of a sign-in. `refused`: the password is wrong, or the account does not exist or is locked (SEC-13). The other refusals are
 * only returned for the right password. `setUp`: the account must have a second factor and has none yet (SEC-15).
 */
export type StaffSignIn =
  | ({ kind: 'signedIn'; account: StaffAccount; recoveryCodes: string[] | null } & BegunSession)
  | { kind: 'refused' }
  | { kind: 'codeNeeded' | 'codeWrong' }
  | { kind: 'setUp'; setUp: SetUp }
  | { kind: 'busy'; waitSeconds: number }

/** Returns an account by its lower-case email or its id, with its stored password. */
export async function findStaff(by: { email: string } | { id: number }): Promise<StaffAccount | null> {
  const accounts = typedQueries(runSql).selectFrom('users').select(['id', 'email', 'name', 'role', 'hash', 'salt'])
  const chosen = 'email' in by ? accounts.where('email', '=', by.email) : accounts.where('id', '=', by.id)
  return (await chosen.executeTakeFirst()) ?? null
}

/** Records a failed attempt, and tells the owner when it locks the account (SEC-14). */
export async function noteFailure(payload: Payload, account: StaffAccount | null, headers: Headers, isLast: boolean, detail: string) {
  await noteAudit(runSql, { event: 'sign_in_failed', who: account?.email ?? null, detail, headers })
  if (!account || !isLast) return
  await noteAudit(runSql, { event: 'account_locked', who: account.email, headers })
  await queueStaffMail(payload, 'locked', account.email)
}

type Step = { kind: 'passed'; recoveryCodes: string[] | null } | { kind: 'codeNeeded' | 'codeWrong' } | { kind: 'setUp'; setUp: SetUp }

/** Checks the second factor after the password. */
async function passSecondStep(account: StaffAccount, { code, headers }: SignInRequest): Promise<Step> {
  const hasCode = typeof code === 'string' && code.trim() !== ''
  const who = account.email
  if ((await readFactor(runSql, account.id)).setAt !== null) {
    if (!hasCode) return { kind: 'codeNeeded' }
    const taken = await takeCode(runSql, account.id, code)
    if (taken === 'recovery') {
      const { codesLeft } = await readFactor(runSql, account.id)
      await noteAudit(runSql, { event: 'code_used', who, detail: `${codesLeft} left`, headers })
    }
    return taken === null ? { kind: 'codeWrong' } : { kind: 'passed', recoveryCodes: null }
  }
  if (!(await needsFactor(runSql, account.role))) return { kind: 'passed', recoveryCodes: null }
  if (!hasCode) return { kind: 'setUp', setUp: await beginSetUp(runSql, account) }
  const recoveryCodes = await confirmSetUp(runSql, account.id, code)
  if (recoveryCodes === null) return { kind: 'codeWrong' }
  await endSessions(runSql, 'users', account.id)
  await noteAudit(runSql, { event: 'factor_set', who, headers })
  return { kind: 'passed', recoveryCodes }
}

/**
 * Signs a staff member in (SEC-13 to SEC-15). Neither the result nor its duration reveals whether an account exists. Attempts are limited
 * by account and by caller, across all processes.
 */
export async function signInStaff(payload: Payload, request: SignInRequest): Promise<StaffSignIn> {
  const { email, password, headers } = request
  const caller = callerOf(headers)
  const permit = isOwnMachine(caller) ? null : await checkRateLimit(runSql, caller, 0, CALLER_LIMIT)
  if (permit?.kind === 'refused') return { kind: 'busy', waitSeconds: permit.waitSeconds }
  const account = await findStaff({ email: email.trim().toLowerCase() })
  const proof = await verifyPassword(runSql, 'users', account, password)
  if (proof.kind !== 'right' || !account) {
    const isLast = proof.kind === 'wrong' && proof.isLast
    await noteFailure(payload, account, headers, isLast, proof.kind === 'locked' ? 'the account is locked' : 'wrong password')
    return { kind: 'refused' }
  }
  const step = await passSecondStep(account, request)
  if (step.kind === 'codeWrong') {
    await noteFailure(payload, account, headers, proof.isLast, 'wrong code')
    return proof.isLast ? { kind: 'refused' } : step
  }
  if (permit) await returnPermit(runSql, caller, 0, CALLER_LIMIT)
  if (step.kind !== 'passed') {
    await giveBackAttempt(runSql, 'users', account.id)
    return step
  }
  await clearAttempts(runSql, 'users', account.id)
  const session = await beginSession(payload, runSql, 'users', account.id)
  await noteAudit(runSql, { event: 'signed_in', who: account.email, headers })
  return { kind: 'signedIn', account, recoveryCodes: step.recoveryCodes, ...session }
}
