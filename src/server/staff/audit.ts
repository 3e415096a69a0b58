import { AUDIT_DAYS, type AuditEvent } from '@/domain/staff/audit-events'
import { toCallerNetwork } from '@/domain/staff/caller-network'
import type { RunSql } from '../database/transaction'
import { callerOf } from '../rate-limit/caller-address'

/**
 * `who`: the email of the affected account; null when it does not exist, because the typed text may be a password. `by`: who did it, if
 * somebody else.
 */
export type AuditEntry = { event: AuditEvent; who: string | null; by?: string | null; detail?: string; headers: Headers | null }

/** Writes an entry to the audit log (SEC-14), without passwords or tokens, and only with the network of the caller's address (SEC-05). */
export async function noteAudit(run: RunSql, { event, who, by, detail, headers }: AuditEntry): Promise<void> {
  await run(`insert into audit_log (event, who, "by", detail, caller) values ($1::text::enum_audit_log_event, $2, $3, $4, $5)`, [
    event,
    who,
    by ?? null,
    detail ?? null,
    headers === null ? null : toCallerNetwork(callerOf(headers)),
  ])
}

/** Deletes audit log entries after their retention time (SEC-05). */
export async function eraseOldAudit(run: RunSql): Promise<void> {
  await run(`delete from audit_log where created_at < now() - make_interval(days => ${AUDIT_DAYS})`)
}
