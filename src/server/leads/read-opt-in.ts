import type { RunSql } from '../database/transaction'
import { typedQueries } from '../database/typed-queries'

/** Returns a lead's consent to offers by email, for a form that shows the details again (SEC-05); empty without a lead. */
export async function readOptIn(run: RunSql, leadId: number | null): Promise<{ opt_in?: string }> {
  if (leadId === null) return {}
  const lead = await typedQueries(run).selectFrom('leads').select('opt_in').where('id', '=', leadId).executeTakeFirst()
  return lead ? { opt_in: String(lead.opt_in !== false) } : {}
}
