import { sql } from 'kysely'
import { AUDIT_DAYS, type AuditEvent } from '@/domain/staff/audit-events'
import { toCallerNetwork } from '@/domain/staff/caller-network'
import type { RunSql } from '../database/transaction'
import { typedQueries } from '../database/typed-queries'
import { callerOf } from '../rate-limit/caller-address'

/**
 * `who`: the email of the affected account; null when it does not exist, because the typed text may be a password. `by`: who did it, if
 * somebody else.
 */
export type AuditEntry = { event: AuditEvent; who: string | null; by?: string | null; detail?: string; headers: Headers | null }

/** Writes an entry to the audit log (SEC-14), without passwords or tokens, and only with the network of the caller's address (SEC-05). */
export async function noteAudit(run: RunSql, { event, who, by, detail, headers }: AuditEntry): Promise<void> {
  const caller = headers === null ? null : toCallerNetwork(callerOf(headers))
  await typedQueries(run).insertInto('audit_log').values({ event, who, by, detail, caller }).execute()
}

/** Deletes audit log entries after their retention time (SEC-05). */
export async function eraseOldAudit(run: RunSql): Promise<void> {
  await typedQueries(run)
    .deleteFrom('audit_log')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${AUDIT_DAYS}::integer)`)
    .execute()
}
