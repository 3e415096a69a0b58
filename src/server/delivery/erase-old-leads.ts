import type { RunSql } from '../database/transaction'
import { shared } from '../cache/process-global'

const EVERY_MS = 3_600_000
const KEEP_DAYS = 730

const last = () => shared<number>('forecourt.leads-erased-at')

/**
 * Erases leads that are older than their site keeps them (SEC-05), with all that was sent of them; at most once an hour in each process.
 * @returns how many.
 */
export async function eraseOldLeads(run: RunSql, now = Date.now()): Promise<number> {
  if (now - (last().value ?? 0) < EVERY_MS) return 0
  last().value = now
  const old = `select l.id from leads l left join lead_settings s on s.tenant_id = l.tenant_id
    where l.created_at < now() - make_interval(days => coalesce(s.keep_days, ${KEEP_DAYS})::integer)`
  await run(`delete from lead_deliveries where lead_id in (${old})`)
  await run(`delete from captured_mails where lead_id in (${old})`)
  await run(`delete from trade_ins where lead_id in (${old})`)
  // what was paid stays on record, without what was said of the person
  await run(`update reservations set answers = null, notes = null where lead_id in (${old})`)
  const { rows } = await run(`delete from leads where id in (${old}) returning id`)
  return rows.length
}
