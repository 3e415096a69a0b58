import type { RunSql } from '../database/transaction'
import { isPasswordOf, type StoredPassword } from './password-hash'

/** The tables of accounts. They count attempts in columns with the same names. */
export type AccountTable = 'users' | 'shoppers'
export type PasswordAccount = StoredPassword & { id: number }

const MOST_ATTEMPTS = 5
const LOCK_MINUTES = 15
/** No account has this id. */
const NOBODY = 0

/** `isLast`: this attempt locks the account unless it succeeds; true once per lock. */
type Attempt = { kind: 'granted'; isLast: boolean } | { kind: 'locked' }

/**
 * Counts an attempt before the password is checked, in one statement, so that parallel requests to any number of processes can't exceed
 * five attempts before the account is locked for 15 minutes (SEC-14).
 */
async function takeAttempt(run: RunSql, table: AccountTable, id: number): Promise<Attempt> {
  const next = 'case when lock_until is null then coalesce(login_attempts, 0) + 1 else 1 end'
  const { rows } = await run(
    `update ${table} set login_attempts = ${next},
       lock_until = case when ${next} >= ${MOST_ATTEMPTS} then now() + make_interval(mins => ${LOCK_MINUTES}) end
     where id = $1::integer and (lock_until is null or lock_until <= now())
     returning lock_until is not null as locks`,
    [id],
  )
  const [row] = rows
  return row ? { kind: 'granted', isLast: row.locks === true } : { kind: 'locked' }
}

/** Takes back an attempt that neither succeeded nor failed. */
export async function giveBackAttempt(run: RunSql, table: AccountTable, id: number): Promise<void> {
  await run(`update ${table} set login_attempts = greatest(coalesce(login_attempts, 0) - 1, 0), lock_until = null where id = $1::integer`, [
    id,
  ])
}

/** Resets the count after a successful attempt. */
export async function clearAttempts(run: RunSql, table: AccountTable, id: number): Promise<void> {
  await run(`update ${table} set login_attempts = 0, lock_until = null where id = $1::integer`, [id])
}

/**
 * The result of checking a password. `right`: the attempt still counts until it is cleared or given back. `isLast`: the account has just
 * been locked, or stays locked if the attempt is not cleared.
 */
export type Proof = { kind: 'right'; isLast: boolean } | { kind: 'wrong'; isLast: boolean } | { kind: 'locked' }

/**
 * Checks the password of an account, or of none (null), with the same statements and hash in every case (SEC-13, SEC-14). For a locked
 * account the result does not tell whether the password was right.
 */
export async function verifyPassword(run: RunSql, table: AccountTable, account: PasswordAccount | null, password: string): Promise<Proof> {
  const attempt = await takeAttempt(run, table, account?.id ?? NOBODY)
  const isRight = await isPasswordOf(account, password)
  if (attempt.kind === 'locked') return account ? attempt : { kind: 'wrong', isLast: false }
  return { kind: isRight ? 'right' : 'wrong', isLast: attempt.isLast }
}
