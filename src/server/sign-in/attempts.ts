import type { RunSql } from '../database/transaction'
import { isPasswordOf, type StoredPassword } from './password-hash'

/** The two kinds of accounts, which count their attempts in columns of the same names. */
export type AccountTable = 'users' | 'shoppers'
export type ProvenAccount = StoredPassword & { id: number }

const MOST_ATTEMPTS = 5
const LOCK_MINUTES = 15
/** No account has this id. */
const NOBODY = 0

/** `isLast`: this attempt has locked the account unless it is a good one; that happens once for each lock. */
type Attempt = { kind: 'granted'; isLast: boolean } | { kind: 'locked' }

/**
 * Counts an attempt before it is judged, in one statement: however many processes are asked at one moment, no account is tried more often than five
 * times before it is locked for a quarter of an hour (SEC-14).
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

/** Takes back an attempt that was neither good nor bad. */
export async function giveBackAttempt(run: RunSql, table: AccountTable, id: number): Promise<void> {
  await run(`update ${table} set login_attempts = greatest(coalesce(login_attempts, 0) - 1, 0), lock_until = null where id = $1::integer`, [
    id,
  ])
}

/** After a good attempt the count begins anew. */
export async function clearAttempts(run: RunSql, table: AccountTable, id: number): Promise<void> {
  await run(`update ${table} set login_attempts = 0, lock_until = null where id = $1::integer`, [id])
}

/**
 * What came of a password. `right`: the attempt still counts until it is cleared or given back. `isLast`: the account has just been locked, or will stay
 * locked if the attempt is not cleared.
 */
export type Proof = { kind: 'right'; isLast: boolean } | { kind: 'wrong'; isLast: boolean } | { kind: 'locked' }

/**
 * Judges a password of an account, or of none (null): the same statements and the same hash in every case (SEC-13, SEC-14). A locked account is not told
 * whether its password was right.
 */
export async function provePassword(run: RunSql, table: AccountTable, account: ProvenAccount | null, password: string): Promise<Proof> {
  const attempt = await takeAttempt(run, table, account?.id ?? NOBODY)
  const isRight = await isPasswordOf(account, password)
  if (attempt.kind === 'locked') return account ? attempt : { kind: 'wrong', isLast: false }
  return { kind: isRight ? 'right' : 'wrong', isLast: attempt.isLast }
}
