import type { RunSql } from '../database/transaction'

/**
 * Assigns a journey's lead to the signed-in shopper who continues it, unless it belongs to an account already (AUTH-06). The shopper has
 * proven access with the journey's key.
 */
export async function noteShopper(run: RunSql, leadId: number, shopperId: number): Promise<void> {
  await run('update leads set shopper_id = $2::integer where id = $1::integer and shopper_id is null', [leadId, shopperId])
}
