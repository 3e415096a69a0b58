import type { RunSql } from '../database/transaction'
import { processGlobal } from '../cache/process-global'
import { eraseOldAudit } from '../staff/audit'

const EVERY_MS = 3_600_000
const KEEP_DAYS = 730
/** For mails without a lead, such as account links, which are valid for an hour. */
const KEEP_MAILS_DAYS = 30
/** For trade-ins without a lead, which their visitors may still continue. */
const KEEP_TRADE_INS_DAYS = 30
/** How long a site keeps personal data, in days. */
const KEPT = `make_interval(days => coalesce(s.keep_days, ${KEEP_DAYS})::integer)`

/** Erases accounts that were not used for as long as their site keeps leads, except those with a current reservation (SEC-05). */
async function eraseUnusedAccounts(run: RunSql): Promise<void> {
  await run(
    `delete from shoppers where id in (
       select a.id from shoppers a left join lead_settings s on s.tenant_id = a.tenant_id
       where a.updated_at < now() - ${KEPT}
         and not exists (select 1 from shoppers_sessions o where o._parent_id = a.id and o.expires_at > now())
         and not exists (select 1 from reservations r join leads l on l.id = r.lead_id
           where l.shopper_id = a.id and r.state in ('held', 'paid', 'refund_due')))`,
  )
}

const last = () => processGlobal<number>('forecourt.leads-erased-at')

/**
 * Erases leads that are older than their site keeps them (SEC-05), with everything sent for them, unused accounts, and data with a shorter
 * lifetime. Runs at most once an hour in each process.
 * @returns how many leads were erased.
 */
export async function eraseOldLeads(run: RunSql, now = Date.now()): Promise<number> {
  if (now - (last().value ?? 0) < EVERY_MS) return 0
  last().value = now
  const old = `select l.id from leads l left join lead_settings s on s.tenant_id = l.tenant_id
    where l.created_at < now() - ${KEPT}`
  await run(`delete from lead_deliveries where lead_id in (${old})`)
  await run(`delete from captured_mails where lead_id in (${old})`)
  await run(`delete from trade_ins where lead_id in (${old})`)
  // payments stay on record, without personal data
  await run(`update reservations set answers = null, notes = null where lead_id in (${old})`)
  const { rows } = await run(`delete from leads where id in (${old}) returning id`)
  await eraseUnusedAccounts(run)
  await run(`delete from captured_mails where lead_id is null and created_at < now() - interval '${KEEP_MAILS_DAYS} days'`)
  await run(`delete from trade_ins where lead_id is null and updated_at < now() - interval '${KEEP_TRADE_INS_DAYS} days'`)
  await run('delete from form_draft where ends_at < now()')
  await eraseOldAudit(run)
  return rows.length
}
