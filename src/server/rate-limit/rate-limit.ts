import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { env } from '@/env'
import type { RunSql } from '../database/transaction'
import { NOW, typedQueries } from '../database/typed-queries'
import { callerOf } from './caller-address'

/** The number of calls of a kind that one caller may make in a window of seconds. */
export type RateLimit = { name: string; calls: number; seconds: number }

/** `waitSeconds`: how long until the window ends. */
export type RateLimitResult = { kind: 'granted' } | { kind: 'refused'; waitSeconds: number }

/** The share of calls that delete expired windows. */
const SWEEP_SHARE = 0.01

/** Returns a keyed hash of the kind of call, the tenant (0 for the platform) and the caller or account, so that none of them is stored. */
const nameWindow = ({ name }: RateLimit, tenantId: number, counted: string): string =>
  createHmac('sha256', env().PAGE_KEY).update(`${name} ${tenantId} ${counted}`).digest('base64url')

/** Counts a call against a limit that all processes share. @param counted What the limit applies to, such as a caller's address. */
export async function checkRateLimit(run: RunSql, counted: string, tenantId: number, limit: RateLimit): Promise<RateLimitResult> {
  if (Math.random() < SWEEP_SHARE) await typedQueries(run).deleteFrom('call_window').where('ends_at', '<', NOW).execute()
  const { calls, wait } = await typedQueries(run)
    .insertInto('call_window')
    .values({
      caller: nameWindow(limit, tenantId, counted),
      ends_at: sql<Date>`now() + make_interval(secs => ${limit.seconds}::float8)`,
      calls: 1,
    })
    .onConflict((conflict) =>
      conflict.column('caller').doUpdateSet({
        calls: sql<number>`case when call_window.ends_at < now() then 1 else call_window.calls + 1 end`,
        ends_at: sql<Date>`case when call_window.ends_at < now() then excluded.ends_at else call_window.ends_at end`,
      }),
    )
    .returning(['calls', sql<number>`ceil(extract(epoch from ends_at - now()))::int`.as('wait')])
    .executeTakeFirstOrThrow()
  return calls <= limit.calls ? { kind: 'granted' } : { kind: 'refused', waitSeconds: Math.max(1, wait) }
}

/** Gives a permit back, for limits that only count failures. */
export async function returnPermit(run: RunSql, counted: string, tenantId: number, limit: RateLimit): Promise<void> {
  await typedQueries(run)
    .updateTable('call_window')
    .set({ calls: sql<number>`greatest(calls - 1, 0)` })
    .where('caller', '=', nameWindow(limit, tenantId, counted))
    .execute()
}

/** Counts a visitor's call against a limit that all processes share (SEC-02). */
export function checkVisitorRateLimit(run: RunSql, headers: Headers, tenantId: number, limit: RateLimit): Promise<RateLimitResult> {
  return checkRateLimit(run, callerOf(headers), tenantId, limit)
}

/** Counts a staff member's call, by account (SEC-18). */
export function checkStaffRateLimit(run: RunSql, userId: number, limit: RateLimit): Promise<RateLimitResult> {
  return checkRateLimit(run, `staff ${userId}`, 0, limit)
}
