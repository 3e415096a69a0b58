import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { env } from '@/env'
import { readTypedCode, RECOVERY_CODES, writeRecoveryCode } from '@/domain/staff/recovery-codes'
import { openSecret, sealSecret } from '../lead-dispatch/sealed-secret'
import type { RunSql } from '../database/transaction'
import { NOW, typedQueries } from '../database/typed-queries'

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
  const row = await typedQueries(run)
    .selectFrom('staff_second_factor as f')
    .select(({ selectFrom }) => [
      'f.set_at',
      selectFrom('staff_recovery_code as c')
        .select(sql<number>`count(*)::int`.as('codes'))
        .whereRef('c.user_id', '=', 'f.user_id')
        .as('codes'),
    ])
    .where('f.user_id', '=', userId)
    .where('f.secret', 'is not', null)
    .executeTakeFirst()
  return { setAt: row?.set_at ? new Date(row.set_at).toISOString() : null, codesLeft: row?.codes ?? 0 }
}

/** Creates a new key for an app. It becomes active with its first code (`confirmSetUp`); an older factor stays active until then. */
export async function beginSetUp(run: RunSql, { id, email }: { id: number; email: string }): Promise<SetUp> {
  const key = new Secret({ size: SECRET_BYTES }).base32
  const pending = sealSecret(key, env().PAYLOAD_SECRET)
  await typedQueries(run)
    .insertInto('staff_second_factor')
    .values({ user_id: id, pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending }))
    .execute()
  return { key, uri: totpOf(key, email).toString() }
}

/** Returns the period of a typed code; null when it is not valid now. @param now Milliseconds. */
function findStep(key: string, digits: string, now: number): number | null {
  const delta = totpOf(key, '').validate({ token: digits, window: WINDOW, timestamp: now })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta
}

const deleteCodes = (run: RunSql, userId: number) => typedQueries(run).deleteFrom('staff_recovery_code').where('user_id', '=', userId)

const readSecrets = (run: RunSql, userId: number) =>
  typedQueries(run).selectFrom('staff_second_factor').select(['secret', 'pending']).where('user_id', '=', userId).executeTakeFirst()

async function writeCodes(run: RunSql, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => writeRecoveryCode(randomBytes(10)))
  const hashes = codes.map((code) => ({ user_id: userId, code_hash: hashCode(userId, code) }))
  await typedQueries(run)
    .with('gone', (queries) => queries.deleteFrom('staff_recovery_code').where('user_id', '=', userId))
    .insertInto('staff_recovery_code')
    .values(hashes)
    .execute()
  return codes
}

/** Turns the second factor on with the app's first code. @returns the recovery codes, shown only once; null when the code is wrong. */
export async function confirmSetUp(run: RunSql, userId: number, typed: unknown, now = Date.now()): Promise<string[] | null> {
  const code = readTypedCode(typed)
  const { pending } = (await readSecrets(run, userId)) ?? { pending: null }
  const key = openSecret(pending, env().PAYLOAD_SECRET)
  const step = key === null || code.kind !== 'totp' ? null : findStep(key, code.digits, now)
  if (step === null) return null
  const set = await typedQueries(run)
    .updateTable('staff_second_factor')
    .set(({ ref }) => ({ secret: ref('pending'), pending: null, last_step: step, set_at: NOW }))
    .where('user_id', '=', userId)
    .where('pending', '=', pending)
    .returning('user_id')
    .execute()
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
    const used = await deleteCodes(run, userId).where('code_hash', '=', hashCode(userId, code.code)).returning('user_id').execute()
    return used.length === 1 ? 'recovery' : null
  }
  const { secret } = (await readSecrets(run, userId)) ?? { secret: null }
  const key = openSecret(secret, env().PAYLOAD_SECRET)
  const step = key === null ? null : findStep(key, code.digits, now)
  if (step === null) return null
  const taken = await typedQueries(run)
    .updateTable('staff_second_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where(({ fn, val }) => fn.coalesce('last_step', val(0)), '<', step)
    .returning('user_id')
    .execute()
  return taken.length === 1 ? 'totp' : null
}

/** Removes the second factor with its recovery codes. */
export async function dropFactor(run: RunSql, userId: number): Promise<void> {
  await deleteCodes(run, userId).execute()
  await typedQueries(run).deleteFrom('staff_second_factor').where('user_id', '=', userId).execute()
}

/** Checks whether accounts with this role must have a second factor: admin and support, if the platform's switch is on. */
export async function needsFactor(run: RunSql, role: string): Promise<boolean> {
  if (role !== 'admin' && role !== 'support') return false
  const on = await typedQueries(run)
    .selectFrom('platform')
    .select('id')
    .where('require_second_factor', 'is', true)
    .limit(1)
    .executeTakeFirst()
  return on !== undefined
}

/** Ends the sessions of all admin and support accounts without a second factor. */
export async function endSessionsWithoutFactor(run: RunSql): Promise<void> {
  const withFactor = typedQueries(run).selectFrom('staff_second_factor').select('user_id').where('secret', 'is not', null)
  await typedQueries(run)
    .deleteFrom('users_sessions')
    .where('_parent_id', 'in', ({ selectFrom }) =>
      selectFrom('users').select('users.id').where('role', 'in', ['admin', 'support']).where('users.id', 'not in', withFactor),
    )
    .execute()
}
