import type { Payload } from 'payload'
import { findPasswordProblem, type PasswordOwner } from '@/domain/staff/password-rules'
import { runSql } from '../database/run-sql'
import { clearAttempts, verifyPassword } from '../sign-in/attempts'
import { readCommonPasswords } from './common-passwords'
import { takeCode } from './second-factor'
import { findStaff, noteFailure } from './sign-in-staff'

const WRONG_CURRENT_PASSWORD = 'This is not your current password.'
export const WRONG_CODE = 'This code is not right, or it was used before. Wait for the next one and try again.'
const NO_CURRENT_PASSWORD = 'Type your current password to confirm this change.'
const LOCKED = 'Your account is locked for 15 minutes after too many wrong passwords. Try again then.'

/** Returns a message when a staff member's new password is not allowed, or null (SEC-12). */
export async function checkStaffPassword(password: string, owner: PasswordOwner): Promise<string | null> {
  return findPasswordProblem(password, owner, await readCommonPasswords())
}

/** What the user entered to confirm a change. `needsCode`: a code of the second factor is required. */
export type Confirmation = { password: unknown; code?: unknown; needsCode?: boolean }
export type ConfirmationProblem = { field: 'password' | 'code'; message: string }

/**
 * Checks the password of the signed-in user, so that a stolen session alone can't change password, email, role or second factor (SEC-12).
 * Attempts count like sign-in attempts until everything is right.
 * @returns a message when something is wrong, or null.
 */
export async function findConfirmationProblem(
  payload: Payload,
  userId: number,
  { password, code, needsCode = false }: Confirmation,
  headers: Headers,
): Promise<ConfirmationProblem | null> {
  if (typeof password !== 'string' || password === '') return { field: 'password', message: NO_CURRENT_PASSWORD }
  const account = await findStaff({ id: userId })
  const proof = await verifyPassword(runSql, 'users', account, password)
  if (proof.kind !== 'right') {
    const isLast = proof.kind === 'wrong' && proof.isLast
    await noteFailure(payload, account, headers, isLast, 'wrong current password')
    return { field: 'password', message: proof.kind === 'locked' || isLast ? LOCKED : WRONG_CURRENT_PASSWORD }
  }
  if (needsCode && (await takeCode(runSql, userId, code)) === null) {
    await noteFailure(payload, account, headers, proof.isLast, 'wrong code')
    return { field: 'code', message: proof.isLast ? LOCKED : WRONG_CODE }
  }
  await clearAttempts(runSql, 'users', userId)
  return null
}
