import { randomUUID } from 'node:crypto'
import { jwtSign, type Payload } from 'payload'
import type { RunSql } from '../database/transaction'
import type { AccountTable } from './attempts'

export type BegunSession = { token: string; /** Unix seconds. */ exp: number; sessionId: string }

/**
 * Starts a session in Payload's format without saving the account document, so that simultaneous sign-ins don't overwrite each other.
 * Callers must have authenticated the account.
 */
export async function beginSession(payload: Payload, run: RunSql, collection: AccountTable, id: number): Promise<BegunSession> {
  const { tokenExpiration } = payload.collections[collection].config.auth
  const sessionId = randomUUID()
  const table = `${collection}_sessions`
  await run(`delete from ${table} where _parent_id = $1::integer and expires_at < now()`, [id])
  await run(
    `insert into ${table} (_order, _parent_id, id, created_at, expires_at)
     select coalesce(max(_order), 0) + 1, $1::integer, $2, now(), now() + make_interval(secs => $3::float8) from ${table} where _parent_id = $1::integer`,
    [id, sessionId, tokenExpiration],
  )
  const fieldsToSign = { id, collection, sid: sessionId }
  return { ...(await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })), sessionId }
}

/** Ends an account's sessions, all of them or all but one (SEC-12). */
export async function endSessions(run: RunSql, collection: AccountTable, id: number, except: string | null = null): Promise<void> {
  await run(`delete from ${collection}_sessions where _parent_id = $1::integer and id <> coalesce($2::text, '')`, [id, except])
}
