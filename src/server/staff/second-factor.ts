import { createHmac, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { env } from '@/env'
import { readTypedCode, RECOVERY_CODES, writeRecoveryCode } from '@/domain/staff/recovery-codes'
import { openSecret, sealSecret } from '../lead-dispatch/sealed-secret'
import type { RunSql } from '../database/transaction'

const PERIOD_SECONDS = 30
/** Accepts codes of the period before and after, because clocks differ and typing takes time. */
const WINDOW = 1
const SECRET_BYTES = 20

/** The state of an account's second factor for its owner and administrators. */
export type FactorState = { setAt: string | null; codesLeft: number }
/** What an app needs: the key to type, and the address for a QR code. */
export type SetUp = { key: string; uri: string }

function totpOf(key: string, email: string): TOTP {
  return new TOTP({ issuer: 'Forecourt', label: email, secret: Secret.fromBase32(key), digits: 6, period: PERIOD_SECONDS })
}

const hashCode = (userId: number, code: string) =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`recovery ${userId} ${code}`).digest('base64url')

/** Returns whether and since when an account has a second factor, and how many recovery codes are left (SEC-15). */
export async function readFactor(run: RunSql, userId: number): Promise<FactorState> {
  const { rows } = await run(
    `select f.set_at, (select count(*) from staff_recovery_code c where c.user_id = f.user_id)::int as codes
     from staff_second_factor f where f.user_id = $1::integer and f.secret is not null`,
    [userId],
  )
  const [row] = rows
  return { setAt: row?.set_at ? new Date(String(row.set_at)).toISOString() : null, codesLeft: Number(row?.codes ?? 0) }
}

/** Creates a new key for an app. It becomes active with its first code (`confirmSetUp`); an older factor stays active until then. */
export async function beginSetUp(run: RunSql, { id, email }: { id: number; email: string }): Promise<SetUp> {
  const key = new Secret({ size: SECRET_BYTES }).base32
  await run(
    `insert into staff_second_factor (user_id, pending) values ($1::integer, $2)
     on conflict (user_id) do update set pending = excluded.pending`,
    [id, sealSecret(key, env().PAYLOAD_SECRET)],
  )
  return { key, uri: totpOf(key, email).toString() }
}

/** Returns the period of a typed code; null when it is not valid now. @param now Milliseconds. */
function findStep(key: string, digits: string, now: number): number | null {
  const delta = totpOf(key, '').validate({ token: digits, window: WINDOW, timestamp: now })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta
}

async function writeCodes(run: RunSql, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => writeRecoveryCode(randomBytes(10)))
  await run(
    `with gone as (delete from staff_recovery_code where user_id = $1::integer)
     insert into staff_recovery_code (user_id, code_hash) select $1::integer, unnest($2::text[])`,
    [userId, codes.map((code) => hashCode(userId, code))],
  )
  return codes
}

/** Turns the second factor on with the app's first code. @returns the recovery codes, shown only once; null when the code is wrong. */
export async function confirmSetUp(run: RunSql, userId: number, typed: unknown, now = Date.now()): Promise<string[] | null> {
  const code = readTypedCode(typed)
  const { rows } = await run('select pending from staff_second_factor where user_id = $1::integer', [userId])
  const pending = rows[0]?.pending
  const key = openSecret(typeof pending === 'string' ? pending : null, env().PAYLOAD_SECRET)
  const step = key === null || code.kind !== 'totp' ? null : findStep(key, code.digits, now)
  if (step === null) return null
  const { rows: set } = await run(
    `update staff_second_factor set secret = pending, pending = null, last_step = $3::bigint, set_at = now()
     where user_id = $1::integer and pending = $2 returning user_id`,
    [userId, pending, step],
  )
  return set.length === 1 ? writeCodes(run, userId) : null
}

/** Replaces the recovery codes, which are shown only once. */
export const renewCodes = (run: RunSql, userId: number): Promise<string[]> => writeCodes(run, userId)

/**
 * Uses up a code of an account: a code of the app, once per period, or a recovery code, which is deleted. Runs as one statement, so that
 * only one of several parallel requests can use a code (SEC-15).
 */
export async function takeCode(run: RunSql, userId: number, typed: unknown, now = Date.now()): Promise<'totp' | 'recovery' | null> {
  const code = readTypedCode(typed)
  if (code.kind === 'none') return null
  if (code.kind === 'recovery') {
    const { rows } = await run('delete from staff_recovery_code where user_id = $1::integer and code_hash = $2 returning user_id', [
      userId,
      hashCode(userId, code.code),
    ])
    return rows.length === 1 ? 'recovery' : null
  }
  const { rows } = await run('select secret from staff_second_factor where user_id = $1::integer', [userId])
  const secret = rows[0]?.secret
  const key = openSecret(typeof secret === 'string' ? secret : null, env().PAYLOAD_SECRET)
  const step = key === null ? null : findStep(key, code.digits, now)
  if (step === null) return null
  const { rows: taken } = await run(
    `update staff_second_factor set last_step = $2::bigint
     where user_id = $1::integer and secret = $3 and coalesce(last_step, 0) < $2::bigint returning user_id`,
    [userId, step, secret],
  )
  return taken.length === 1 ? 'totp' : null
}

/** Removes the second factor with its recovery codes. */
export async function dropFactor(run: RunSql, userId: number): Promise<void> {
  await run('delete from staff_recovery_code where user_id = $1::integer', [userId])
  await run('delete from staff_second_factor where user_id = $1::integer', [userId])
}

/** Checks whether accounts with this role must have a second factor: admin and support, if the platform's switch is on. */
export async function needsFactor(run: RunSql, role: string): Promise<boolean> {
  if (role !== 'admin' && role !== 'support') return false
  const { rows } = await run('select 1 from platform where require_second_factor is true limit 1')
  return rows.length > 0
}

/** Ends the sessions of all admin and support accounts without a second factor. */
export async function endSessionsWithoutFactor(run: RunSql): Promise<void> {
  await run(
    `delete from users_sessions where _parent_id in (
       select u.id from users u where u.role in ('admin', 'support')
         and not exists (select 1 from staff_second_factor f where f.user_id = u.id and f.secret is not null))`,
  )
}
