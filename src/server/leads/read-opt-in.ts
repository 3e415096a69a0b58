import type { RunSql } from '../database/transaction'

/** Returns a lead's consent to offers by email, for a form that shows the details again (SEC-05); empty without a lead. */
export async function readOptIn(run: RunSql, leadId: number | null): Promise<{ opt_in?: string }> {
  if (leadId === null) return {}
  const { rows } = await run('select opt_in from leads where id = $1::integer', [leadId])
  return rows[0] ? { opt_in: String(rows[0].opt_in !== false) } : {}
}
