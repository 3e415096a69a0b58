import { sql } from 'kysely'
import type { RunSql } from '../database/transaction'
import { NOW, typedQueries } from '../database/typed-queries'
import { processGlobal } from '../cache/process-global'
import { eraseOldAudit } from '../staff/audit'

const EVERY_MS = 3_600_000
const KEEP_DAYS = 730
/** For mails without a lead, such as account links, which are valid for an hour. */
const KEEP_MAILS_DAYS = 30
/** For trade-ins without a lead, which their visitors may still continue. */
const KEEP_TRADE_INS_DAYS = 30
/** The instant before which a site's personal data is erased, in a query that joins its settings as `s`. */
const KEPT_SINCE = sql<Date>`now() - make_interval(days => coalesce(s.keep_days, ${KEEP_DAYS}::numeric)::integer)`

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days}::integer)`

/** Erases accounts that were not used for as long as their site keeps leads, except those with a current reservation (SEC-05). */
async function eraseUnusedAccounts(run: RunSql): Promise<void> {
  const unused = typedQueries(run)
    .selectFrom('shoppers as a')
    .leftJoin('lead_settings as s', 's.tenant_id', 'a.tenant_id')
    .select('a.id')
    .where('a.updated_at', '<', KEPT_SINCE)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('shoppers_sessions as o').select('o.id').whereRef('o._parent_id', '=', 'a.id').where('o.expires_at', '>', NOW)),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reservations as r')
            .innerJoin('leads as l', 'l.id', 'r.lead_id')
            .select('r.id')
            .whereRef('l.shopper_id', '=', 'a.id')
            .where('r.state', 'in', ['held', 'paid', 'refund_due']),
        ),
      ),
    )
  await typedQueries(run).deleteFrom('shoppers').where('id', 'in', unused).execute()
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
  const queries = typedQueries(run)
  const old = queries
    .selectFrom('leads as l')
    .leftJoin('lead_settings as s', 's.tenant_id', 'l.tenant_id')
    .select('l.id')
    .where('l.created_at', '<', KEPT_SINCE)
  await queries.deleteFrom('lead_deliveries').where('lead_id', 'in', old).execute()
  await queries.deleteFrom('captured_mails').where('lead_id', 'in', old).execute()
  await queries.deleteFrom('trade_ins').where('lead_id', 'in', old).execute()
  // payments stay on record, without personal data
  await queries.updateTable('reservations').set({ answers: null, notes: null }).where('lead_id', 'in', old).execute()
  const erased = await queries.deleteFrom('leads').where('id', 'in', old).returning('id').execute()
  await eraseUnusedAccounts(run)
  await queries.deleteFrom('captured_mails').where('lead_id', 'is', null).where('created_at', '<', daysAgo(KEEP_MAILS_DAYS)).execute()
  await queries.deleteFrom('trade_ins').where('lead_id', 'is', null).where('updated_at', '<', daysAgo(KEEP_TRADE_INS_DAYS)).execute()
  await queries.deleteFrom('form_draft').where('ends_at', '<', NOW).execute()
  await eraseOldAudit(run)
  return erased.length
}
