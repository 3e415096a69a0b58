import { createHmac } from 'node:crypto'
import { env } from '@/env'
import type { RunSql } from '../database/transaction'
import { callerOf } from './caller-address'

/** How many calls of a kind one caller has in a window of seconds. */
export type CallLimit = { name: string; calls: number; seconds: number }

/** `waitSeconds`: how long until the window ends. */
export type CallTurn = { kind: 'granted' } | { kind: 'refused'; waitSeconds: number }

/** Windows that are long over are swept by about one call in a hundred. */
const SWEEP_SHARE = 0.01

/** Who calls, without keeping an address. */
function nameCaller(headers: Headers, tenantId: number, { name }: CallLimit): string {
  return createHmac('sha256', env().PAGE_KEY)
    .update(`${name} ${tenantId} ${callerOf(headers)}`)
    .digest('base64url')
}

/** Counts a call against a limit that all processes share. @param caller Who calls, unlike any other caller of any limit. */
async function takeTurn(run: RunSql, caller: string, limit: CallLimit): Promise<CallTurn> {
  if (Math.random() < SWEEP_SHARE) await run('delete from call_window where ends_at < now()')
  const { rows } = await run(
    `insert into call_window as w (caller, ends_at, calls) values ($1, now() + make_interval(secs => $2::float8), 1)
     on conflict (caller) do update set
       calls = case when w.ends_at < now() then 1 else w.calls + 1 end,
       ends_at = case when w.ends_at < now() then excluded.ends_at else w.ends_at end
     returning calls, ceil(extract(epoch from ends_at - now()))::int as wait`,
    [caller, limit.seconds],
  )
  const [row] = rows
  return Number(row?.calls ?? 1) <= limit.calls
    ? { kind: 'granted' }
    : { kind: 'refused', waitSeconds: Math.max(1, Number(row?.wait ?? 1)) }
}

/** Counts a call of a visitor against a limit that all processes share (SEC-02). */
export function takeCall(run: RunSql, headers: Headers, tenantId: number, limit: CallLimit): Promise<CallTurn> {
  return takeTurn(run, nameCaller(headers, tenantId, limit), limit)
}

/** The same for a staff member, by account (SEC-18). */
export function takeStaffTurn(run: RunSql, userId: number, limit: CallLimit): Promise<CallTurn> {
  return takeTurn(run, `${limit.name} staff ${userId}`, limit)
}
